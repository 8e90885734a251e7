import { allCases } from '../all-cases';
import type { Shop } from './shop';

/** Runs every case, each group with its own shop. */
export function runCases(subject: string, open: () => Promise<Shop>): void {
  describe.each(allCases)(`conformance of ${subject}: $title`, ({ cases }) => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await open();
    });
    afterAll(() => shop.close());

    test.each(cases)('$name', async ({ run }) => {
      await run(shop);
    });
  });
}
