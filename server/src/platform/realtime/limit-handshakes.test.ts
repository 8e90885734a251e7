import { HANDSHAKES_PER_NETWORK, limitHandshakes, MOST_CONNECTIONS } from './limit-handshakes';

const most = Array.from({ length: HANDSHAKES_PER_NETWORK });

test('P62: the handshakes of one network are limited, those of another are not', () => {
  const mayOpen = limitHandshakes(
    () => 0,
    () => 1_000,
  );
  expect(most.map(() => mayOpen('203.0.113.7'))).toEqual(most.map(() => true));
  expect(mayOpen('203.0.113.7')).toBe(false);
  expect(mayOpen('::ffff:203.0.113.7')).toBe(false);
  expect(mayOpen('203.0.113.8')).toBe(true);
});

test('P62: a minute later the network may open connections again', () => {
  let now = 1_000;
  const mayOpen = limitHandshakes(
    () => 0,
    () => now,
  );
  for (const _ of most) mayOpen('203.0.113.7');
  now += 60_000;
  expect(mayOpen('203.0.113.7')).toBe(false);
  now += 1;
  expect(mayOpen('203.0.113.7')).toBe(true);
});

test('P62: a node with too many connections opens no further one', () => {
  let open = MOST_CONNECTIONS - 1;
  const mayOpen = limitHandshakes(
    () => open,
    () => 1_000,
  );
  expect(mayOpen('203.0.113.7')).toBe(true);
  open += 1;
  expect(mayOpen('203.0.113.8')).toBe(false);
});
