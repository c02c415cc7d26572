export function EditPostPage() {
  return <h1>Edit post</h1>;
}
