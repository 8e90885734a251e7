import { brand } from '@storefront/shared/content';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { Mark } from '@storefront/shared/ui/Mark';
import styled from 'styled-components';

/** Logo and name of the shop, linked to /; on a phone only the logo. */
export function Brand() {
  return (
    <Home to={paths.home()} aria-label={`${brand.name}, home`}>
      <Mark />
      <Name>{brand.name}</Name>
    </Home>
  );
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-width: var(--tap);
  min-height: var(--tap);
  text-decoration: none;

  @media (max-width: 359px) {
    display: none;
  }
`;

const Name = styled.b`
  display: none;
  font: 700 1.5rem/1 var(--font-display);
  letter-spacing: -0.02em;
  transform: translateY(2px);

  @media (min-width: 1200px) {
    display: block;
  }
`;
