import type { Calls } from '@storefront/shared/contract/calls';
import type { CallName } from '@storefront/shared/contract/routes';
import {
  hasAnyRight,
  hasRight,
  RIGHTS,
  rightSentence,
  roleNames,
  STAFF_ROLES,
} from '@storefront/shared/rules/rights';

type AnyCall = Calls[CallName];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const mark = (isOpen: boolean) => (isOpen ? 'yes' : '');
const roles = STAFF_ROLES.map((role) => roleNames[role]);

const callRow = ({ method, path, access, right }: AnyCall): string[] => [
  `\`${method} ${path}\``,
  right === undefined ? '' : [right].flat().join(', '),
  mark(access === 'public'),
  mark(access !== 'admin'),
  ...STAFF_ROLES.map((role) => mark(right === undefined || hasAnyRight(role, right))),
];

/** Returns docs/access.md: who may make each call, and what each right says (C292). */
export const accessTable = (calls: readonly AnyCall[]): string =>
  `# Who may make which call

Look up here what guests, customers and each role of staff may do. \`npm run access\` writes this file from the contract and
\`shared/src/rules/rights.ts\`. \`server/test/access.test.ts\` makes every call as each of them.

## Rights

${table(
  ['Right', 'Sentence', ...roles],
  RIGHTS.map((right) => [
    right,
    rightSentence(right),
    ...STAFF_ROLES.map((role) => mark(hasRight(role, right))),
  ]),
)}

## Calls

One of the rights in the second column opens a call. Some calls decide further (C293): riders list deliveries under way only
and mark them as delivered, the kitchen neither accepts nor promises, and who may only pause ordering changes no other setting.

${table(['Call', 'Rights', 'Guest', 'Customer', ...roles], calls.map(callRow))}
`;
