/** What staff may do, each with the sentence that screens and docs/access.md show (C292). */
const SENTENCES = {
  seeOrders: 'May see all orders and their history',
  deliverOrders: 'May see deliveries under way and mark them as delivered',
  prepareOrders: 'May mark accepted orders as being made and as ready',
  acceptOrders: 'May accept orders, promise times and set their status',
  cancelOrders: 'May cancel and refuse orders',
  editOrders: 'May change the lines of an order',
  deleteOrders: 'May delete orders',
  confirmPayments: 'May say whether a payment arrived',
  serveTables: 'May confirm, answer, move and close tables',
  pauseOrders: 'May pause ordering',
  markSoldOut: 'May mark dishes as sold out',
  moveStock: 'May count and move stock',
  editCatalogue: 'May change dishes, clothes and their prices',
  editGallery: 'May change the gallery',
  changeOffers: 'May change coupons',
  changeSettings: 'May change settings, hours and delivery places',
  changePayments: 'May change the accounts that customers pay to',
  handleMails: 'May see and resend mails that failed',
  seeCustomers: 'May see customers, their points and the note about them',
  manageCustomers: 'May adjust points, and merge, export and delete customers',
  closeTill: 'May close the till and see its closings',
  seeReports: 'May see reports',
  seeAudit: 'May see who did what',
  lockDevice: 'May lock a shared device and unlock it by PIN',
  manageStaff: 'May invite staff, change their roles and switch them off',
} as const;

export type Right = keyof typeof SENTENCES;

export const RIGHTS = Object.keys(SENTENCES) as readonly Right[];

/** The roles of staff, from the one that may do most. On the wire all of them have the role `admin` of §3. */
export const STAFF_ROLES = ['owner', 'manager', 'counter', 'kitchen', 'rider'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles as screens name them. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  counter: 'Counter',
  kitchen: 'Kitchen',
  rider: 'Rider',
};

const OWNER_ONLY: readonly Right[] = ['changePayments', 'manageStaff'];

const RIGHTS_OF: Readonly<Record<StaffRole, ReadonlySet<Right>>> = {
  owner: new Set(RIGHTS),
  manager: new Set(RIGHTS.filter((right) => !OWNER_ONLY.includes(right))),
  counter: new Set<Right>([
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
    'closeTill',
    'seeCustomers',
    'lockDevice',
  ]),
  kitchen: new Set<Right>(['seeOrders', 'prepareOrders', 'markSoldOut', 'lockDevice']),
  rider: new Set<Right>(['deliverOrders', 'lockDevice']),
};

/** Returns whether a role has a right; null is nobody of the staff. */
export const hasRight = (role: StaffRole | null, right: Right): boolean =>
  role !== null && RIGHTS_OF[role].has(right);

/** Returns whether a role has at least one of the rights that open a call. */
export const hasAnyRight = (role: StaffRole | null, rights: Right | readonly Right[]): boolean =>
  [rights].flat().some((right) => hasRight(role, right));

/** Returns the sentence of a right: `May cancel and refuse orders`. */
export const rightSentence = (right: Right): string => SENTENCES[right];

/** Returns what a role may do, as sentences in the order of the list. */
export const roleSentences = (role: StaffRole): readonly string[] =>
  RIGHTS.filter((right) => hasRight(role, right)).map(rightSentence);

/**
 * Returns why a role may not change these parts of the settings, or null: who may only pause ordering changes that part
 * alone (C293).
 */
export const settingProblem = (role: StaffRole | null, parts: readonly string[]): string | null =>
  hasRight(role, 'changeSettings') ||
  (hasRight(role, 'pauseOrders') && parts.every((part) => part === 'paused'))
    ? null
    : 'You may only pause ordering';

interface Signed {
  readonly role: 'customer' | 'admin';
  readonly staffRole?: StaffRole | null | undefined;
}

/**
 * Returns whether screens show a person what a right opens. A courtesy: the server decides for itself (C292). A server
 * that knows only §7 has no roles of staff, and lets them do everything.
 */
export const mayPerson = (person: Signed | null, right: Right): boolean =>
  person?.role === 'admin' && (person.staffRole === undefined || hasRight(person.staffRole, right));
