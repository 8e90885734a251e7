import type { Right } from '@storefront/shared/rules/rights';
import styled from 'styled-components';
import { scrollingRow } from '../../common/scrolling-row';
import { useMay } from '../../common/use-may';

/** The sections of the settings below the first one: id of the heading, name, and the right that shows it, in the order of a phone. */
const SECTIONS: readonly (readonly [id: string, name: string, right: Right | null])[] = [
  ['add-location', 'Add delivery location', 'changeSettings'],
  ['locations', 'Delivery locations', 'changeSettings'],
  ['bell', 'Bell', null],
  ['notifications', 'Notifications', null],
  ['tickets', 'Tickets', null],
  ['lock', 'Lock', null],
  ['auto-accept', 'New orders', 'changeSettings'],
  ['payments', 'Ways to pay', 'changePayments'],
  ['tax', 'Receipts', 'changeSettings'],
  ['second-factor', 'Two-step login', 'manageStaff'],
  ['hours', 'Opening hours', 'changeSettings'],
  ['pace', 'Time and capacity', 'changeSettings'],
  ['departments', 'Departments', 'changeSettings'],
  ['mealtimes', 'Mealtimes', 'changeSettings'],
  ['happy-hours', 'Happy hours', 'changeSettings'],
  ['coupons', 'Coupons', 'changeOffers'],
  ['tables', 'Tables', 'changeSettings'],
  ['table-codes', 'QR codes for tables', 'changeSettings'],
  ['low-stock', 'What runs out', 'changeSettings'],
  ['staff', 'Staff', 'manageStaff'],
  ['mails', 'Mails', 'handleMails'],
];

/** Leads to each section of the settings, which are many screens long on a phone; it stays at the top there. */
export function SettingsIndex() {
  const may = useMay();
  return (
    <Row aria-label="Sections of the settings">
      {SECTIONS.filter(([, , right]) => right === null || may(right)).map(([id, name]) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  ${scrollingRow}
  position: sticky;
  z-index: 1;
  top: 0;
  gap: 8px;
  padding-block: 8px;
  background: var(--bg);

  a {
    flex: none;
    display: inline-flex;
    align-items: center;
    height: var(--tap);
    padding-inline: 16px;
    border-radius: var(--r-pill);
    box-shadow: inset 0 0 0 1.5px var(--line);
    font-weight: 500;
    text-decoration: none;
  }

  @media (min-width: 1024px) {
    position: static;
    flex-wrap: wrap;
    padding-block: 0 24px;
  }
`;
