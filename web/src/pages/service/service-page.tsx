export function ServicePage({ slug }: { slug: string }) {
  return <h1>{slug}</h1>;
}
