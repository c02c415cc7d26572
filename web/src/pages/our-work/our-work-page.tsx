export function OurWorkPage() {
  return <h1>Our work</h1>;
}
