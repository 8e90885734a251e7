import type { AuditEntry, AuditValue } from '@storefront/shared/contract/entities/audit-entry';
import { paths } from '@storefront/shared/paths';
import type { AuditKind } from '@storefront/shared/rules/audit-kinds';
import { DELETED_CUSTOMER } from '@storefront/shared/rules/customer-terms';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { formatRupees } from '@storefront/shared/rules/money';
import { customerAddress } from '../../common/customer-address';
import { orderAddress } from '../../common/order-address';

/** What an entry can be about, as staff call it. */
export const kindWords: Readonly<Record<AuditKind, string>> = {
  order: 'Orders',
  product: 'Dishes',
  category: 'Categories of the menu',
  options: 'Options of dishes',
  closet: 'Closet & Kicks',
  gallery: 'Gallery',
  location: 'Delivery places',
  cash: 'Cash-up',
  coupon: 'Coupons',
  setting: 'Settings',
  table: 'Tables',
  mail: 'Mails',
  user: 'Accounts',
  session: 'Sign-ins',
  staff: 'Staff accounts',
};

const nouns: Readonly<Record<string, string>> = {
  order: 'order',
  product: 'dish',
  category: 'category',
  options: 'options',
  closet: 'piece',
  gallery: 'picture',
  location: 'delivery place',
  cash: 'cash period',
  coupon: 'coupon',
  setting: 'settings',
  table: 'table',
  mail: 'mail',
  user: 'account',
};

const verbs: Readonly<Record<string, string>> = {
  add: 'Added',
  answer: 'Answered',
  cancel: 'Cancelled',
  close: 'Closed',
  confirm: 'Confirmed',
  delete: 'Deleted',
  department: 'Changed a department of',
  keep: 'Kept',
  move: 'Moved',
  pay: 'Sent a payment for',
  payment: 'Checked the payment of',
  place: 'Placed',
  remove: 'Removed',
  rename: 'Renamed',
  resend: 'Sent again',
  soldout: 'Changed what is left of',
  status: 'Changed the status of',
  step: 'Moved on',
  stock: 'Changed the stock of',
  update: 'Changed',
};

/** Acts that need no noun. */
const whole: Readonly<Record<string, string>> = {
  'session.start': 'Signed in',
  'session.unlock': 'Unlocked a device',
  'session.lock': 'Locked a device',
  'session.refuse': 'Wrong password',
  'staff.invite': 'Invited to the staff',
  'staff.renew': 'Sent a new invitation',
  'staff.accept': 'Accepted the invitation',
  'staff.update': 'Changed a staff account',
  'staff.pin': 'Changed the own PIN',
  'staff.pin.refuse': 'Wrong PIN',
  'session.code.refuse': 'Wrong code at login',
  'session.end': 'Ended a session',
  'user.factor.add': 'Turned on two-step login',
  'user.factor.codes': 'Made new recovery codes',
  'user.factor.remove': 'Turned off two-step login',
  'user.register': 'Signed up',
  'user.staff': 'Became staff',
  'user.confirm': 'Confirmed the e-mail address',
  'user.reset': 'Set a new password',
  'user.reset.refuse': 'Wrong code for a new password',
  'user.update.refuse': 'Wrong code or password for a change of the account',
  'user.note': 'Changed the note about',
  'user.adjust': 'Adjusted the points of',
  'user.merge': 'Merged another account into',
  'user.export': 'Exported the data of',
  'order.keep.refuse': 'Wrong code to keep an order',
};

/** Returns what was done: `Changed dish`; the stored word for an act that has none here. */
export function actText(action: string): string {
  const [noun = '', verb = ''] = action.split('.');
  const did = verbs[verb];
  return whole[action] ?? (did && nouns[noun] ? `${did} ${nouns[noun]}` : action);
}

/** Returns who did it. */
export function actorText({ actor, by }: Pick<AuditEntry, 'actor' | 'by'>): string {
  if (by !== null) return by;
  return actor === 'guest'
    ? 'A guest'
    : actor === 'automatic' || actor === 'system'
      ? 'Automatically'
      : 'A former account';
}

/** Returns the list that shows what an entry is about; null if none does. */
export function placeOf({ action, subject, name }: AuditEntry): string | null {
  if (name === null) return null;
  const find = (tab: string) => `${paths.admin(tab)}?${new URLSearchParams({ search: name })}`;
  switch (action.split('.', 1)[0]) {
    case 'order':
      return orderAddress({ _id: subject, code: name });
    case 'product':
      return find('');
    case 'closet':
      return find('closet');
    case 'user':
    case 'session':
      return name === DELETED_CUSTOMER ? null : customerAddress(subject);
    default:
      return null;
  }
}

/** Longer values are cut: lists of lines stand whole in the order's own history. */
const LONGEST = 160;

function valueText(field: string, value: AuditValue): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && /paisa$/i.test(field)) return formatRupees(value);
  if (typeof value === 'number' && /(At|_at)$/.test(field))
    return formatDateTime(new Date(value).toISOString(), null);
  const text = String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const fieldText = (field: string): string => {
  const words = field
    .replace(/_?paisa$/i, '')
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns a change in words: `Price: Rs 240.00 → Rs 250.00`. */
export function changeText({ field, before, after }: AuditEntry['changes'][number]): string {
  const now = valueText(field, after);
  return `${fieldText(field)}: ${before === null ? now : `${valueText(field, before)} → ${now}`}`;
}
