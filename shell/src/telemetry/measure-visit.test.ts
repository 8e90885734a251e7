import { PAGE_BLOCKS } from '@storefront/shared/config';
import { measureVisit } from './measure-visit';

const SHELL = '2.0.0-0123456789ab';

test('C492: a tab that is hidden reports its visit of the shell once, and names the shell beside the reports', async () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify({ shell: SHELL, remotes: {} })}</script>`;
  const beacon = jest.fn<boolean, [string, Blob]>().mockReturnValue(true);
  Object.assign(navigator, { sendBeacon: beacon });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  measureVisit(undefined, () => []);
  for (let time = 0; time < 2; time += 1) {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  }
  const [[, body] = []] = beacon.mock.calls;
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(JSON.parse(await new Response(body).text())).toEqual({
    shell: SHELL,
    reports: [{ remote: 'shell', release: SHELL, kind: 'visit' }],
  });
});
