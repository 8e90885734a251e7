import { deviceWords } from './device-words';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [mozilla('Linux; Android 10; K', `${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`), 'Chrome on Android'],
  [mozilla('Windows NT 10.0; Win64; x64', `${KIT} Chrome/142.0 Safari/537.36 Edg/142.0`), 'Edge on Windows'],
  [mozilla('iPhone; CPU iPhone OS 18_1 like Mac OS X', 'Version/18.1 Safari/604.1'), 'Safari on iPhone'],
  [mozilla('Macintosh; Intel Mac OS X 10.15; rv:145.0', 'Gecko/20100101 Firefox/145.0'), 'Firefox on Mac'],
  [mozilla('X11; Linux x86_64', `${KIT} HeadlessChrome/142.0 Safari/537.36`), 'Chrome on Linux'],
  ['curl/8.5.0', null],
  ['<b>Chrome</b>', null],
  [undefined, null],
])('C299: %s is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
