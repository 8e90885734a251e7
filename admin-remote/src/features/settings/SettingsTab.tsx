import { readRuntimeConfig } from '@storefront/shared/config';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import styled from 'styled-components';
import { TabHead } from '../../common/TabHead';
import { useMay } from '../../common/use-may';
import { AddLocationForm } from './AddLocationForm';
import { AutoAcceptSection } from './AutoAcceptSection';
import { BellSection } from './BellSection';
import { DepartmentsSection } from './departments/DepartmentsSection';
import { HoursSection } from './HoursSection';
import { LocationsPanel } from './LocationsPanel';
import { LockSection } from './LockSection';
import { LowStockSection } from './LowStockSection';
import { MailsSection } from './mails/MailsSection';
import { MealtimesSection } from './mealtimes/MealtimesSection';
import { NotificationSection } from './NotificationSection';
import { CouponsSection } from './offers/CouponsSection';
import { HappyHoursSection } from './offers/HappyHoursSection';
import { PauseSection } from './PauseSection';
import { PaceSection } from './pace/PaceSection';
import { PaymentsSection } from './payments/PaymentsSection';
import { SettingsIndex } from './SettingsIndex';
import { SecondFactorSection } from './second-factor/SecondFactorSection';
import { StaffSection } from './staff/StaffSection';
import { TicketsSection } from './TicketsSection';
import { TableCodesPanel } from './tables/TableCodesPanel';
import { TablesSection } from './tables/TablesSection';
import { TaxSection } from './tax/TaxSection';

/**
 * Delivery places and rates (§2 "Settings tab"). With our server also opening hours (C28), departments (C220), mealtimes
 * (C263), happy hours (C274), coupons (C275), time and capacity (C235), tables (C242) and their codes (C51), accounts of staff (C294), accepting orders automatically (C229), ways to pay (C280), the tax number (C202), what runs out (C308) and mails (C203).
 */
export function SettingsTab() {
  const { ownServer } = readRuntimeConfig();
  const may = useMay();
  const canChange = may('changeSettings');
  return (
    <>
      <TabHead title="Settings">
        {canChange && (
          <ButtonLink variant="secondary" to="/_remotes">
            Parts and releases
          </ButtonLink>
        )}
        {ownServer && may('closeTill') && (
          <ButtonLink variant="secondary" to={paths.admin('cash')}>
            Cash-up
          </ButtonLink>
        )}
        {ownServer && may('seeAudit') && (
          <ButtonLink variant="secondary" to={paths.admin('history')}>
            Who did what
          </ButtonLink>
        )}
      </TabHead>
      {ownServer && <SettingsIndex />}
      {ownServer && may('pauseOrders') && (
        <Column>
          <PauseSection />
        </Column>
      )}
      <Columns>
        <Column>
          {canChange && <AddLocationForm />}
          {canChange && <LocationsPanel />}
          <BellSection />
          {ownServer && <NotificationSection />}
          {ownServer && <TicketsSection />}
          {ownServer && <LockSection />}
          {ownServer && canChange && <AutoAcceptSection />}
          {ownServer && may('changePayments') && <PaymentsSection />}
          {ownServer && canChange && <TaxSection />}
          {ownServer && may('manageStaff') && <SecondFactorSection />}
        </Column>
        {ownServer && (
          <Column>
            {canChange && (
              <>
                <HoursSection />
                <PaceSection />
                <DepartmentsSection />
                <MealtimesSection />
                <HappyHoursSection />
              </>
            )}
            {may('changeOffers') && <CouponsSection />}
            {canChange && (
              <>
                <TablesSection />
                <TableCodesPanel />
                <LowStockSection />
              </>
            )}
            {may('manageStaff') && <StaffSection />}
            {may('handleMails') && <MailsSection />}
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

  @media (min-width: 64em) {
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

  @media (min-width: 64em) {
    gap: 24px;
  }
`;
