import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { waitFor } from '@testing-library/react';
import { pageOf } from './page-machines';

jest.mock('./shell-pages', () => ({
  shellPages: {
    broken: () => Promise.reject(new Error('no script')),
    throwing: async () => ({ default: () => null }),
    shown: async () => ({ default: () => null }),
  },
}));

const sent = jest.fn<boolean, [string, Blob]>().mockReturnValue(true);

beforeEach(() => {
  sent.mockClear();
  Object.assign(navigator, { sendBeacon: sent });
});

/** Opens a page of this release of the shell: a tab reports each kind of trouble of a release once. */
async function openPage(page: string, shell: string) {
  document.head.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify({ shell, remotes: {} })}</script>`;
  expectConsoleError(new RegExp(`^shell ${shell} Error`));
  const machine = pageOf({ path: '/', page } as ShopRoute);
  await machine.load();
  return machine;
}

async function expectReported(release: string, kind: string, reason: string) {
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const { reports } = JSON.parse(await new Response(sent.mock.calls[0]?.[1]).text());
  expect(reports).toMatchObject([{ kind: 'visit' }, { remote: 'shell', release, kind, reason }]);
}

test('C117: a page of the shell that does not load is counted for the shell', async () => {
  await openPage('broken', '2.0.0-000000000001');
  await expectReported('2.0.0-000000000001', 'load', 'Error: no script');
});

test('C117: so is one that throws before it is shown', async () => {
  const page = await openPage('throwing', '2.0.0-000000000002');
  page.crashed(new Error('a bug'));
  await expectReported('2.0.0-000000000002', 'render', 'Error: a bug');
});

test('C117: so is one that throws later', async () => {
  const page = await openPage('shown', '2.0.0-000000000003');
  page.mounted();
  page.crashed(new Error('a bug'));
  await expectReported('2.0.0-000000000003', 'render', 'Error: a bug');
});
