import type { Socket } from 'socket.io';
import {
  CONNECTS_PER_CONNECTION,
  CONNECTS_PER_NETWORK,
  createConnectGate,
  HANDSHAKES_PER_NETWORK,
  limitHandshakes,
  MOST_CONNECTIONS,
} from './socket-limits';

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

describe('P89: the gate before the checks of CONNECT packets', () => {
  const connection = () => {
    const conn = { readyState: 'open' as Socket['conn']['readyState'], close: jest.fn() };
    return { conn };
  };
  const ADDRESS = '203.0.113.7';

  test('checks those of one network in turn, and those of another meanwhile', async () => {
    const gate = createConnectGate(() => 1_000, true);
    const under = new Set<string>();
    const order: string[] = [];
    const check = (name: string, end: Promise<void>) => async () => {
      under.add(name);
      order.push(`${[...under].join('+')}`);
      await end;
      under.delete(name);
      return name;
    };
    let end = () => {};
    const slow = new Promise<void>((resolve) => {
      end = resolve;
    });
    const first = gate(connection(), ADDRESS, check('first', slow));
    const second = gate(connection(), ADDRESS, check('second', Promise.resolve()));
    const other = gate(connection(), '203.0.113.8', check('other', Promise.resolve()));
    expect(await other).toBe('other');
    end();
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(order).toEqual(['first', 'first+other', 'second']);
  });

  test('does not check one whose client has gone, and goes on after a failure', async () => {
    const gate = createConnectGate(() => 1_000, true);
    const check = jest.fn(async () => 'checked');
    const gone = connection();
    const failed = gate(connection(), ADDRESS, () => Promise.reject(new Error('no database')));
    const dropped = gate(gone, ADDRESS, check);
    const next = gate(connection(), ADDRESS, check);
    gone.conn.readyState = 'closed';
    await expect(failed).rejects.toThrow('no database');
    await expect(dropped).rejects.toThrow();
    expect(await next).toBe('checked');
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('closes a connection that sends too many, and checks no further one', async () => {
    const gate = createConnectGate(() => 1_000, false);
    const check = jest.fn(async () => 'checked');
    const one = connection();
    const asked = Array.from({ length: CONNECTS_PER_CONNECTION + 20 }, () => gate(one, ADDRESS, check));
    await Promise.allSettled(asked);
    expect(check).toHaveBeenCalledTimes(CONNECTS_PER_CONNECTION);
    expect(one.conn.close).toHaveBeenCalled();
  });

  test('refuses those of a network above its limit for a minute, whatever the connection', async () => {
    let now = 1_000;
    const gate = createConnectGate(() => now, true);
    const check = jest.fn(async () => 'checked');
    const ask = (address: string) => gate(connection(), address, check);
    await Promise.all(Array.from({ length: CONNECTS_PER_NETWORK }, () => ask(ADDRESS)));
    await expect(ask(ADDRESS)).rejects.toMatchObject({ status: 429 });
    expect(await ask('203.0.113.8')).toBe('checked');
    now += 60_001;
    expect(await ask(ADDRESS)).toBe('checked');
  });
});
