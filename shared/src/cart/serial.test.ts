import { createSerial } from './serial';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value)));

test('changes run in the order in which they were asked for, never two at once', async () => {
  const serial = createSerial();
  const seen: string[] = [];
  const change = (name: string) => async () => {
    seen.push(`${name} begins`);
    await later(null);
    seen.push(`${name} ends`);
  };
  await Promise.all([serial.run(change('first')), serial.run(change('second'))]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a change that fails tells its own caller and holds up no other', async () => {
  const serial = createSerial();
  const failing = serial.run(() => Promise.reject(new Error('no')));
  const next = serial.run(() => later('done'));
  await expect(failing).rejects.toThrow('no');
  expect(serial.isIdle()).toBe(false);
  expect(await next).toBe('done');
  expect(serial.isIdle()).toBe(true);
});
