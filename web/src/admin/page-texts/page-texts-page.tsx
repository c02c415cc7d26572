export function PageTextsPage() {
  return <h1>CMS</h1>;
}
