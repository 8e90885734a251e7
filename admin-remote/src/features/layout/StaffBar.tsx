import { brand } from '@storefront/shared/content';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { Mark } from '@storefront/shared/ui/Mark';
import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';
import { LockButton } from '../../common/lock/LockButton';
import { LinkBadge } from './LinkBadge';
import { PausedBadge } from './PausedBadge';
import { SoundButton } from './SoundButton';
import { TabBar } from './TabBar';
import { WayOut } from './WayOut';

/** Top bar of the dashboard: logo, connection state, sound switch, the way out and tabs. */
export function StaffBar() {
  return (
    <Bar>
      <Top>
        <Brand to={paths.admin()} aria-label={brand.name}>
          <Mark />
          <Name>{brand.name}</Name>
        </Brand>
        <Tag>Staff</Tag>
        <PausedBadge />
        <LinkBadge />
        <SoundButton />
        <LockButton />
        <WayOut />
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
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 64px;
  padding-block: 8px;

  @media (min-width: 40em) {
    flex-wrap: nowrap;
    gap: 12px;
  }
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

const Name = styled.span`
  display: none;

  @media (min-width: 40em) {
    display: inline;
  }
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
