export function ChangeVideoPage() {
  return <h1>Change video</h1>;
}
