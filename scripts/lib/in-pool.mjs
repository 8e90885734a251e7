/**
 * Does the work for each item, at most `size` at a time; the first failure ends it, once what runs has ended.
 *
 * @template T, R
 * @param {readonly T[]} items
 * @param {number} size
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the order of the items
 */
export async function inPool(items, size, work) {
  const results = [];
  let next = 0;
  let failure = null;
  const worker = async () => {
    while (next < items.length && !failure) {
      const index = next++;
      try {
        results[index] = await work(items[index]);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(size, items.length) }, worker));
  if (failure) throw failure;
  return results;
}
