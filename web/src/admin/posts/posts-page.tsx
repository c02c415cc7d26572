export function PostsPage() {
  return <h1>Posts</h1>;
}
