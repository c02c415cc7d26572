export function HomePage() {
  return <h1>The Reelists</h1>;
}
