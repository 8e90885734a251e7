import type { BrandTheme } from '@storefront/shared/delivery/route-table';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import styled from 'styled-components';
import { useOpenLinks } from '../routes/retired-remotes';

const rooms = [
  { label: 'Cafe', to: paths.menu(), theme: 'cafe' },
  { label: 'Closet', to: paths.closet(), theme: 'closet' },
] as const;

/** The switch between cafe and closet (§2): links to the menu and the catalogue. None if one of them is retired. */
export function RoomSwitch({ brandTheme }: { readonly brandTheme: BrandTheme }) {
  const open = useOpenLinks(rooms);
  if (open.length < rooms.length) return null;
  return (
    <Segments role="group" aria-label="Shop">
      {open.map(({ label, to, theme }) => (
        <Segment
          key={to}
          to={to}
          aria-current={(theme === 'closet') === (brandTheme === 'closet') ? 'true' : undefined}
        >
          {label}
        </Segment>
      ))}
    </Segments>
  );
}

const Segments = styled.div`
  display: inline-flex;
  height: var(--tap);
  border-radius: var(--r-control);
  background: var(--sunk);
`;

const Segment = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 82px;
  height: var(--tap);
  padding: 3px 14px 0;
  border-radius: var(--r-control);
  font: 600 1.0625rem/1 var(--font-display);
  text-decoration: none;
  color: var(--muted);

  &[aria-current] {
    background: var(--strong);
    color: var(--on-strong);
  }

  @media (max-width: 359px) {
    min-width: 68px;
    padding-inline: 8px;
  }
`;
