import { readRuntimeConfig } from '@storefront/shared/config';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { moonIcon, sunIcon } from '@storefront/shared/ui/frame-icons';
import type { IconPath } from '@storefront/shared/ui/Icon';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { IconLink } from '@storefront/shared/ui/IconLink';
import { MessagePlace } from '@storefront/shared/ui/MessagePlace';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LockButton } from '../../common/lock/LockButton';
import { useBoardDepartment } from '../../common/use-board-department';
import { useNow } from '../../common/use-now';
import { DepartmentSwitch } from './DepartmentSwitch';
import { LinkBadge } from './LinkBadge';
import { PausedBadge } from './PausedBadge';
import { SoundButton } from './SoundButton';
import { TablesLink } from './TablesLink';
import { useDepartmentTheme } from './use-department-theme';

interface BoardLayoutProps {
  readonly title: string;
  /** The way back, at the start of the bar. */
  readonly back: { readonly icon: IconPath; readonly label: string; readonly to: string };
  /** Whether departments have screens of their own here (C222). */
  readonly hasDepartments?: boolean;
  readonly children: ReactNode;
}

/**
 * A screen as high as the window, with a top bar: the way back, whose screen it is, news, clock, connection state and
 * sound switch. Nothing covers the orders: the bar keeps a line free for news (C174). A department's screen is dark
 * unless this browser chose light (C222).
 */
export function BoardLayout({ title, back, hasDepartments = false, children }: BoardLayoutProps) {
  const now = useNow();
  const department = useBoardDepartment();
  const { theme, toggle } = useDepartmentTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Screen {...(department && { 'data-mood': 'staff', 'data-theme': theme })}>
      <Bar>
        <IconLink {...back} />
        <h1 data-beside-switch={hasDepartments || undefined}>{title}</h1>
        {hasDepartments && readRuntimeConfig().ownServer && <DepartmentSwitch department={department} />}
        {hasDepartments && department === null && <Tables />}
        <PausedBadge />
        <Line>
          <News kind="line" />
          <State>
            <Clock translate="no">{timeOfDay(now)}</Clock>
            <LinkBadge />
          </State>
        </Line>
        {department && (
          <IconButton
            icon={theme === 'dark' ? sunIcon : moonIcon}
            label={`Make this screen ${other}`}
            onClick={toggle}
          />
        )}
        <SoundButton isCompact />
        <LockButton />
      </Bar>
      {children}
    </Screen>
  );
}

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  background: var(--bg);
  color: var(--ink);

  /* A low window has no room for lanes that scroll alone: it scrolls as a whole. */
  @media (max-height: 599px) {
    height: auto;
    min-height: 100dvh;
  }
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 64px;
  padding: 8px var(--gutter) 8px calc(var(--gutter) - 10px);
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  @media (max-width: 1200px) {
    padding-inline: 6px 16px;
  }

  h1 {
    padding-top: 5px;
    font-size: 1.5rem;
    line-height: 1.2;
  }

  /* On a tablet the line of news takes the room of a title that the switch says as well. */
  @media (min-width: 900px) and (max-width: 1199px) {
    [data-beside-switch] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/* Below 1200 px the icon stands for the word. */
const Tables = styled(TablesLink)`
  @media (max-width: 1199px) {
    span {
      display: none;
    }
  }
`;

/* On a phone the bar has no room for news beside the rest: they stand for clock and connection, in a row of its own. */
const Line = styled.div`
  display: contents;

  @media (max-width: 899px) {
    display: grid;
    order: 1;
    flex: 1 0 100%;
    align-items: center;
    padding-left: 10px;

    > * {
      grid-area: 1 / 1;
    }
  }
`;

const State = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-left: auto;

  @media (max-width: 899px) {
    &,
    > :last-child {
      margin-left: 0;
    }
  }
`;

/* Two lines of text. */
const News = styled(MessagePlace)`
  flex: 1 1 160px;
  min-width: 0;
  min-height: max(44px, 2.6em);
  font-size: var(--t-small);

  @media (max-width: 899px) {
    &:has(> :not(:empty)) + ${State} {
      opacity: 0;
    }
  }
`;

const Clock = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Large text on a phone: the connection stands alone. */
  @media (max-width: 14.9em) {
    display: none;
  }
`;
