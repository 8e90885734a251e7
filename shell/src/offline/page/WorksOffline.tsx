import { serverNow } from '@storefront/shared/api';
import { useCartCount } from '@storefront/shared/cart';
import { paths } from '@storefront/shared/paths';
import { useLocation } from '@storefront/shared/router';
import { bagIcon } from '@storefront/shared/ui/frame-icons';
import { Icon, type IconPath } from '@storefront/shared/ui/Icon';
import { cupIcon, hangerIcon, storeIcon } from '@storefront/shared/ui/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { findStoredPages, type StoredAddress } from '../stored-pages';
import { timeText } from './as-of';

interface Place {
  readonly name: string;
  readonly icon: IconPath;
}

const places: Readonly<Record<string, Place>> = {
  [paths.menu()]: { name: 'Our menu', icon: cupIcon },
  [paths.closet()]: { name: 'Closet', icon: hangerIcon },
  [paths.home()]: { name: 'Home', icon: storeIcon },
  [paths.gallery()]: { name: 'Gallery', icon: storeIcon },
  [paths.rewards()]: { name: 'Earn & Redeem', icon: storeIcon },
  [paths.about()]: { name: 'About us', icon: storeIcon },
};

function useStoredPages(): readonly StoredAddress[] {
  const [stored, setStored] = useState<readonly StoredAddress[]>([]);
  useEffect(() => {
    void findStoredPages(Object.keys(places)).then(setStored);
  }, []);
  return stored;
}

/**
 * Lists the pages that open without a network: the stored ones with their time, and the cart of this browser. A page
 * opens as the worker stored it, with its data, so these links load the document.
 */
export function WorksOffline() {
  const { pathname } = useLocation();
  const stored = useStoredPages();
  const pieces = useCartCount(null);
  const others = stored.filter(({ path }) => path !== pathname);
  const hasCart = pieces > 0 && pathname !== paths.cart();
  if (others.length === 0 && !hasCart) return null;
  return (
    <Section aria-labelledby="works-offline">
      <h2 id="works-offline">These work without network</h2>
      <ul>
        {others.map(({ path, at }) => (
          <Row
            key={path}
            to={path}
            {...(places[path] ?? { name: path, icon: storeIcon })}
            note={`from ${timeText(at, serverNow())}`}
          />
        ))}
        {hasCart && (
          <Row
            to={paths.cart()}
            name="Your cart"
            icon={bagIcon}
            note={`${pieces} ${pieces === 1 ? 'item' : 'items'}`}
          />
        )}
      </ul>
    </Section>
  );
}

interface RowProps extends Place {
  readonly to: string;
  readonly note: string;
}

function Row({ to, name, icon, note }: RowProps) {
  return (
    <li>
      <a href={to}>
        <Icon path={icon} />
        <span>{name}</span>
        <small>{note}</small>
      </a>
    </li>
  );
}

const Section = styled.section`
  max-width: 560px;
  margin: 0 auto var(--s7);

  h2 {
    padding: var(--s2) 0 6px;
    font-size: 1.125rem;
  }

  li {
    border-top: 1px solid var(--line);
  }

  li:last-child {
    border-bottom: 1px solid var(--line);
  }

  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    color: inherit;
    text-decoration: none;
  }

  a:hover span {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  small {
    margin-left: auto;
    color: var(--muted);
    font-size: var(--t-small);
    text-align: right;
  }
`;
