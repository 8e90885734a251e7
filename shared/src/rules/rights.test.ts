import {
  hasAnyRight,
  hasRight,
  mayPerson,
  RIGHTS,
  rightSentence,
  roleSentences,
  type STAFF_ROLES,
  settingProblem,
} from './rights';

/** What each role may do besides what the row above it may not: `docs/access.md` shows the same. */
const NOT_OF_MANAGER = ['changePayments', 'manageStaff'] as const;
const OF_COUNTER = [
  'seeOrders',
  'deliverOrders',
  'prepareOrders',
  'acceptOrders',
  'cancelOrders',
  'editOrders',
  'confirmPayments',
  'serveTables',
  'pauseOrders',
  'markSoldOut',
  'moveStock',
  'seeCustomers',
  'closeTill',
  'lockDevice',
];

const rightsOf = (role: (typeof STAFF_ROLES)[number]) => RIGHTS.filter((right) => hasRight(role, right));

describe('C292: rights of roles', () => {
  test('an owner has all of them', () => {
    expect(rightsOf('owner')).toEqual(RIGHTS);
  });

  test('a manager has all but those about money and staff', () => {
    const missing = RIGHTS.filter((right) => !hasRight('manager', right));
    expect(missing).toEqual(NOT_OF_MANAGER);
  });

  test('counter, kitchen and rider have those of their work', () => {
    expect(rightsOf('counter').sort()).toEqual([...OF_COUNTER].sort());
    expect(rightsOf('kitchen')).toEqual(['seeOrders', 'prepareOrders', 'markSoldOut', 'lockDevice']);
    expect(rightsOf('rider')).toEqual(['deliverOrders', 'lockDevice']);
  });

  test('nobody of the staff has none', () => {
    expect(RIGHTS.filter((right) => hasRight(null, right))).toEqual([]);
  });
});

test('one right of several opens a call', () => {
  expect(hasAnyRight('rider', ['seeOrders', 'deliverOrders'])).toBe(true);
  expect(hasAnyRight('rider', ['seeOrders', 'editOrders'])).toBe(false);
  expect(hasAnyRight('rider', 'deliverOrders')).toBe(true);
  expect(hasAnyRight(null, RIGHTS)).toBe(false);
});

test('a role shows what it may do, in the order of the list', () => {
  expect(rightSentence('cancelOrders')).toBe('May cancel and refuse orders');
  expect(roleSentences('rider')).toEqual([
    'May see deliveries under way and mark them as delivered',
    'May lock a shared device and unlock it by PIN',
  ]);
  expect(roleSentences('owner')).toHaveLength(RIGHTS.length);
});

test.each([
  ['manager', ['hours', 'paused'], null],
  ['counter', ['paused'], null],
  ['counter', ['paused', 'hours'], 'You may only pause ordering'],
  ['kitchen', ['paused'], 'You may only pause ordering'],
  [null, ['paused'], 'You may only pause ordering'],
] as const)('C293: %s changes the settings %j: %j', (role, parts, problem) => {
  expect(settingProblem(role, parts)).toBe(problem);
});

test.each([
  [null, false],
  [{ role: 'customer' }, false],
  [{ role: 'customer', staffRole: 'owner' }, false],
  [{ role: 'admin' }, true],
  [{ role: 'admin', staffRole: 'kitchen' }, false],
  [{ role: 'admin', staffRole: 'counter' }, true],
  [{ role: 'admin', staffRole: null }, false],
] as const)('C292: screens for %j show what accepting opens: %j', (person, shown) => {
  expect(mayPerson(person, 'acceptOrders')).toBe(shown);
});
