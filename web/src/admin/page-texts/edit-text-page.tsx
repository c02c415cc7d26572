export function EditTextPage() {
  return <h1>Edit text</h1>;
}
