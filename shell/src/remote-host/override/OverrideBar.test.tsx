import { PAGE_BLOCKS } from '@storefront/shared/config';
import { act, render, screen } from '@testing-library/react';
import { OverrideBar } from './OverrideBar';
import { resetOverride } from './override-state';

const built = { name: 'cafe', version: '1.2.0', entry: 'e.js', exposes: ['MenuPage'] };
const overrides = ['cafe', 'closet'].map((name) => ({ name, address: `http://localhost:4101/${name}/` }));

test('C140: shows remote, version and address, stores the active overrides for this tab, and shows failures', async () => {
  document.head.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.overrides}">${JSON.stringify(overrides)}</script>`;
  const asked = overrides.map(({ name, address }) => `remote.${name}=${address}&agreed.${name}=yes`);
  window.history.replaceState(null, '', `/menu?table=4&${asked.join('&')}#drinks`);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async (url) => new Response(JSON.stringify({ ...built, name: `${url}`.split('/')[3] })),
    );

  render(<OverrideBar />);
  const bar = screen.getByRole('complementary', { name: 'Other builds in this tab' });
  expect(await screen.findByText('cafe 1.2.0 from http://localhost:4101/cafe/')).toBeInTheDocument();
  expect(bar).toHaveTextContent('closet 1.2.0 from http://localhost:4101/closet/');
  expect(bar.closest('body > div')?.previousElementSibling).toBeNull();
  expect(window.location.href).toMatch(/\/menu\?table=4#drinks$/);
  const kept = () => [...new URLSearchParams(sessionStorage.getItem('overrides') ?? '').keys()];
  expect(kept()).toEqual(['remote.cafe', 'agreed.cafe', 'remote.closet', 'agreed.closet']);

  act(() => resetOverride('cafe', 'a bug'));
  expect(screen.getByRole('alert')).toHaveTextContent('was reset: the live release is showna bug');
  expect(kept()).toEqual(['remote.closet', 'agreed.closet']);
  expect(screen.getByRole('button', { name: 'Reset' })).toBeInTheDocument();
});
