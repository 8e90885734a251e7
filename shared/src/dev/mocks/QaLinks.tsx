import { useCartCount } from '@storefront/shared/cart';
import { NavLink, useSearchParams } from '@storefront/shared/router';
import { bagIcon } from '@storefront/shared/ui/frame-icons';
import styled from 'styled-components';
import { paths } from '../../paths/paths';
import { badgeLabel, badgeText } from '../../rules/cart-lines';
import { parseTableId } from '../../rules/tables';
import { IconLink } from '../../ui/IconLink';

interface QaLinksProps {
  /** Route patterns of the remote's pages. */
  readonly patterns: readonly string[];
  /** True if its pages can add to the cart. */
  readonly hasCart: boolean;
}

/** Replaces the shell's header for a remote that runs alone: links to its pages, and the cart count. */
export function QaLinks({ patterns, hasCart }: QaLinksProps) {
  const [search] = useSearchParams();
  const table = parseTableId(search.get('table'));
  const query = table === null ? '' : `?${new URLSearchParams({ table })}`;
  const addresses = patterns.filter((pattern) => !/[:*]/.test(pattern) && pattern !== paths.cart());
  return (
    <Links aria-label="Pages of this remote">
      {addresses.map((address) => (
        <Address key={address} to={address + query}>
          {address}
        </Address>
      ))}
      {hasCart && <Cart table={table} isPage={patterns.includes(paths.cart())} />}
    </Links>
  );
}

interface CartProps {
  readonly table: string | null;
  readonly isPage: boolean;
}

function Cart({ table, isPage }: CartProps) {
  const count = useCartCount(table);
  const label = badgeLabel(count);
  if (!isPage) return <output>{label}</output>;
  return <IconLink icon={bagIcon} to={paths.cart(table)} label={label} badge={badgeText(count)} />;
}

const Links = styled.nav`
  display: flex;
  align-items: center;
  gap: var(--s4);
`;

const Address = styled(NavLink)`
  padding: var(--s3) 0;
  color: var(--ink);

  &[aria-current] {
    font-weight: 700;
    text-decoration: none;
  }
`;
