import { sendSeen } from './send-seen';

const postMessage = jest.fn();
const loaded: string[] = [];

beforeEach(() => {
  const serviceWorker = { register: async () => {}, ready: Promise.resolve({ active: { postMessage } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const getEntriesByType = () => loaded.map((name) => ({ name }));
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
});

test('C132: the worker is sent each file once, also one that began earlier and took longer', async () => {
  loaded.push('tea.webp', 'momo.webp', 'tea.webp');
  await sendSeen('/menu');
  loaded.splice(1, 0, 'slow.webp');
  loaded.push('shirt.webp');
  await sendSeen('/closet');
  await sendSeen('/menu', ['shirt.webp', 'cart.js']);
  await sendSeen('/menu', ['cart.js']);
  expect(postMessage.mock.calls.map(([message]) => message)).toEqual([
    { page: '/menu', files: ['tea.webp', 'momo.webp'] },
    { page: '/closet', files: ['slow.webp', 'shirt.webp'] },
    { page: '/menu', files: ['cart.js'] },
    { page: '/menu', files: [] },
  ]);
});
