import { PAGE_BLOCKS } from '@storefront/shared/config';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { act, render, screen } from '@testing-library/react';
import { matchRoute } from '../routes/route-table';
import { PageMachine } from './page-machine';
import { RemoteErrorWatch } from './RemoteErrorWatch';

const registry = {
  cafe: { entry: '/releases/cafe/2/remoteEntry.js', version: '1.1.0', exposes: [] },
};
const menu = matchRoute('/menu');
let page: PageMachine;

function throwAt(script: string): void {
  const error = new Error('a bug');
  error.stack = `Error: a bug\n    at press (${window.location.origin}${script}:1:2345)`;
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error })));
}

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify({ shell: null, remotes: registry })}</script>`;
  page = new PageMachine({ load: async () => ({ default: () => null }) });
  render(
    <main>
      <RemoteErrorWatch route={menu} page={page} onRetry={() => {}} />
    </main>,
  );
});

test('C90: shows an error of a shown page above it, and reports it for its release', async () => {
  expectConsoleError(/^cafe 1\.1\.0 Error: a bug/);
  await page.load();
  page.mounted();
  throwAt('/releases/cafe/2/assets/7.js');
  expect(screen.getByRole('alert')).toHaveTextContent('The menu is having trouble');
});

test('C116: ignores load failures, which the loader reports or recovers from', () => {
  throwAt('/releases/cafe/2/assets/7.js');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
