import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteSource } from '@storefront/shared/delivery/remote-manifest';
import { sourceProblems } from '@storefront/shared/delivery/remote-problems';

/** A remote has a prefix of one segment: `/kitchen` of `/kitchen/recipes`. */
const prefixOf = (path: string) => path.split('/')[1];

/**
 * Defines the tests of what a remote promises to the shop: its `remote.json`, and the pages that it exposes. Call it in a
 * test file with `@jest-environment node`. Its release is checked again, by the shop.
 *
 * @param folder of the remote
 */
export function testContract(folder = process.cwd()): void {
  const text: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const { data: remote, error } = remoteSource.safeParse(text);

  test('remote.json has what the shop reads, and nothing else', () => {
    expect(error?.issues ?? []).toEqual([]);
  });
  test('remote.json describes exposed pages only', () => {
    expect(remote && [...sourceProblems(remote)]).toEqual([]);
  });
  test('all its addresses are below one prefix', () => {
    expect(new Set(remote?.routes.map(({ path }) => prefixOf(path))).size).toBeLessThanOrEqual(1);
  });
  test('every exposed page is a file of src/pages, with a component', async () => {
    const pages = remote?.exposes ?? [];
    const fileOf = (page: string) => join(folder, 'src/pages', `${page}.tsx`);
    expect(pages.filter((page) => !existsSync(fileOf(page)))).toEqual([]);
    for (const page of pages)
      expect(await import(fileOf(page))).toMatchObject({ default: expect.anything() });
  });
}
