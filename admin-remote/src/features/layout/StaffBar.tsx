import { brand } from '@storefront/shared/content';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Mark } from '@storefront/shared/ui/Mark';
import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';
import { LinkBadge } from './LinkBadge';
import { PausedBadge } from './PausedBadge';
import { SoundButton } from './SoundButton';
import { TabBar } from './TabBar';

/** Top bar of the dashboard: logo, connection state, sound switch and tabs. */
export function StaffBar() {
  return (
    <Bar>
      <Top>
        <Brand to={paths.admin()}>
          <Mark />
          {brand.name}
        </Brand>
        <Tag>Staff</Tag>
        <PausedBadge />
        <LinkBadge />
        <SoundButton />
        <ShopLink variant="secondary" to={paths.home()}>
          View shop
        </ShopLink>
      </Top>
      <Page>
        <TabBar />
      </Page>
    </Bar>
  );
}

const Bar = styled.header`
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Top = styled(Page)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 64px;
`;

const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--tap);
  font: 700 1.5rem/1 var(--font-display);
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const Tag = styled.span`
  display: none;
  padding-left: 12px;
  border-left: 1px solid var(--line);
  font-size: var(--t-small);
  color: var(--muted);

  @media (min-width: 1024px) {
    display: inline;
  }
`;

const ShopLink = styled(ButtonLink)`
  display: none;

  @media (min-width: 1024px) {
    display: inline-flex;
  }
`;
