/** Featured Collection (§2). */
export default function CataloguePage() {
  return <h1>Featured Collection</h1>;
}
