/** Item (§2). */
export default function ItemPage() {
  return <h1>Item</h1>;
}
