export function OurServicesPage() {
  return <h1>Our services</h1>;
}
