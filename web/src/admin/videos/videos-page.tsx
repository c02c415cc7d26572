export function VideosPage() {
  return <h1>Page content</h1>;
}
