import { PAGE_BLOCKS } from '@storefront/shared/config';
import { act, render, screen } from '@testing-library/react';
import { slotOf } from '../app/page-slots';
import { matchRoute } from '../routes/match-route';
import { ReleaseWatch } from './ReleaseWatch';

const registry = {
  cafe: { entry: '/releases/cafe/2/remoteEntry.js', version: '1.1.0', exposes: [], requires: {} },
};
const menu = matchRoute('/menu');

function throwAt(script: string): void {
  const error = new Error('a bug');
  error.stack = `Error: a bug\n    at press (${window.location.origin}${script}:1:2345)`;
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error })));
}

let log: jest.SpyInstance;
beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify(registry)}</script>`;
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <main>
      <ReleaseWatch route={menu} />
    </main>,
  );
});
afterEach(() => log.mockRestore());

test('C90: what a page throws once it is shown is told above it, and blamed on its release', () => {
  slotOf(menu).isShown = true;
  throwAt('/releases/cafe/2/assets/7.js');
  expect(screen.getByRole('alert')).toHaveTextContent('The menu is having trouble');
  expect(log).toHaveBeenCalledWith('cafe 1.1.0', expect.any(Error));
});

test('C116: what keeps it from coming is not: whoever loads it tells of that, or brings another release', () => {
  slotOf(menu).isShown = false;
  throwAt('/releases/cafe/2/assets/7.js');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(log).not.toHaveBeenCalled();
});
