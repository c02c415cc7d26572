export function NewPostPage() {
  return <h1>New blog</h1>;
}
