import styled from 'styled-components';
import { scrollingRow } from '../../common/scrolling-row';

/** The sections of the settings below the first one, by the id of their heading, in the order of a phone. */
const SECTIONS = {
  'add-location': 'Add delivery location',
  locations: 'Delivery locations',
  bell: 'Bell',
  notifications: 'Notifications',
  tickets: 'Tickets',
  'auto-accept': 'New orders',
  payments: 'Ways to pay',
  tax: 'Receipts',
  hours: 'Opening hours',
  pace: 'Time and capacity',
  departments: 'Departments',
  mealtimes: 'Mealtimes',
  'happy-hours': 'Happy hours',
  coupons: 'Coupons',
  tables: 'Tables',
  'table-codes': 'QR codes for tables',
  'low-stock': 'What runs out',
  mails: 'Mails',
} as const;

/** Leads to each section of the settings, which are many screens long on a phone; it stays at the top there. */
export const SettingsIndex = () => (
  <Row aria-label="Sections of the settings">
    {Object.entries(SECTIONS).map(([id, name]) => (
      <a key={id} href={`#${id}`}>
        {name}
      </a>
    ))}
  </Row>
);

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
