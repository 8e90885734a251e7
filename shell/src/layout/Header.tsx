import type { BrandTheme } from '@storefront/shared/delivery/route-table';
import { usePerson } from '@storefront/shared/hooks/use-person';
import { lazyPart } from '@storefront/shared/lazy';
import { menuIcon } from '@storefront/shared/ui/frame-icons';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { Page } from '@storefront/shared/ui/Page';
import { useState } from 'react';
import styled from 'styled-components';
import { useOpenLinks } from '../routes/retired-remotes';
import { AccountSlot } from './AccountSlot';
import { Brand } from './Brand';
import { CartLink } from './CartLink';
import { MainNav } from './MainNav';
import { navEntries } from './nav-entries';
import { RoomSwitch } from './RoomSwitch';

const SidePanel = lazyPart(async () => (await import('./SidePanel')).SidePanel);

/** The header of every page except the staff's (§2 "Navigation and footer"). */
export function Header({ brandTheme }: { readonly brandTheme: BrandTheme }) {
  const isAdmin = usePerson()?.role === 'admin';
  const [isPanelOpen, setPanelOpen] = useState(false);
  const entries = useOpenLinks(navEntries(brandTheme, isAdmin));

  return (
    <Bar>
      <Row>
        <PanelButton
          icon={menuIcon}
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isPanelOpen}
          onClick={() => setPanelOpen(true)}
        />
        <Rooms>
          <Brand />
          <RoomSwitch brandTheme={brandTheme} />
        </Rooms>
        <MainNav entries={entries} />
        <End>
          <CartLink />
          <AccountSlot />
        </End>
      </Row>
      {isPanelOpen && <SidePanel entries={entries} onClose={() => setPanelOpen(false)} />}
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  z-index: 10;
  background: var(--bg);
  border-bottom: 1px solid var(--line);
`;

const Row = styled(Page)`
  display: flex;
  align-items: center;
  /* Large text takes a second line. */
  flex-wrap: wrap;
  gap: 4px 8px;
  min-height: 64px;
  padding-block: 10px;

  @media (min-width: 1024px) {
    gap: 4px clamp(12px, 5vw - 40px, 24px);
    min-height: 80px;
    padding-block: 18px;
  }
`;

const PanelButton = styled(IconButton)`
  @media (min-width: 1024px) {
    display: none;
  }
`;

const Rooms = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline: auto;

  @media (min-width: 1024px) {
    gap: clamp(12px, 5vw - 40px, 24px);
    margin-inline: 0;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-left: auto;
`;
