import { readRuntimeConfig } from '@storefront/shared/config';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import styled from 'styled-components';
import { TabHead } from '../../common/TabHead';
import { AddLocationForm } from './AddLocationForm';
import { BellSection } from './BellSection';
import { HoursSection } from './HoursSection';
import { LocationsPanel } from './LocationsPanel';
import { PauseSection } from './PauseSection';
import { TableCodesPanel } from './tables/TableCodesPanel';

/**
 * Delivery places and rates (§2 "Settings tab"). With our server also opening hours (C28) and table codes (C51).
 */
export function SettingsTab() {
  const { ownServer } = readRuntimeConfig();
  return (
    <>
      <TabHead title="Settings">
        <ButtonLink variant="secondary" to="/_remotes">
          Parts and releases
        </ButtonLink>
      </TabHead>
      {ownServer && (
        <Column>
          <PauseSection />
        </Column>
      )}
      <Columns>
        <Column>
          <AddLocationForm />
          <LocationsPanel />
          <BellSection />
        </Column>
        {ownServer && (
          <Column>
            <HoursSection />
            <TableCodesPanel />
          </Column>
        )}
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  padding-block: 16px 48px;

  @media (min-width: 1024px) {
    grid-template-columns: 400px minmax(0, 1fr);
    gap: 24px;
    padding-top: 24px;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > section {
    padding: 20px;
    border-radius: var(--r-panel);
    background: var(--surface);
    box-shadow: 0 0 0 1px var(--line);
  }

  @media (min-width: 1024px) {
    gap: 24px;
  }
`;
