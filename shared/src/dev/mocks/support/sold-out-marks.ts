import type { Product } from '../../../contract/entities/product';
import type { SoldOutMark } from '../../../rules/sold-out';
import type { MockPerson, MockWorld } from '../world';
import { raised, recordEdit } from './check-version';

/** Returns the fields of a product with this mark (C225, C226). */
export const markFields = ({ until, piecesLeft }: SoldOutMark) => ({
  soldOut: until !== null,
  ...(until !== null && { soldOutUntil: until }),
  ...(piecesLeft !== null && { piecesLeft }),
});

/** Returns a product with this mark in place of its own. */
export function marked(product: Product, mark: SoldOutMark): Product {
  const { soldOutUntil: _until, piecesLeft: _pieces, ...rest } = product;
  return { ...rest, ...markFields(mark) };
}

/** Marks a product of the world, counts it or puts it back. */
export function markProduct(world: MockWorld, id: string, mark: SoldOutMark, by: MockPerson): Product {
  let changed: Product | undefined;
  world.products = world.products.map((product) => {
    if (product._id !== id) return product;
    changed = raised(marked(product, mark));
    return changed;
  });
  if (!changed) throw new Error(`The world has no product ${id}.`);
  if (mark.piecesLeft === null) world.countsBegan.delete(id);
  else world.countsBegan.set(id, world.now());
  recordEdit(world, id, by);
  return changed;
}
