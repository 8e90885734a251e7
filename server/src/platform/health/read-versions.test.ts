import { readVersions } from './read-versions';

const source = (current: () => Promise<never>) => ({ dataDir: '', current });

test('a registry that cannot be read is told as such, and takes nothing else down', async () => {
  expect(await readVersions(source(() => Promise.reject(new Error('gone'))))).toBeNull();
});
