import { lazyPart } from '@storefront/shared/lazy';
import { paths } from '@storefront/shared/paths';
import { Navigate, Outlet, Route, Routes } from '@storefront/shared/router';
import type { Right } from '@storefront/shared/rules/rights';
import { menuIcon } from '@storefront/shared/ui/frame-icons';
import { backIcon } from '@storefront/shared/ui/icons';
import { Page } from '@storefront/shared/ui/Page';
import type { ReactNode } from 'react';
import { useIdleLock } from '../common/lock/use-idle-lock';
import { useMay } from '../common/use-may';
import { ClosetTab } from '../features/closet/ClosetTab';
import { CustomersTab } from '../features/customers/CustomersTab';
import { GalleryTab } from '../features/gallery/GalleryTab';
import { BoardLayout } from '../features/layout/BoardLayout';
import { StaffBar } from '../features/layout/StaffBar';
import { firstPath, tabRights } from '../features/layout/tabs';
import { useDashboardTitle } from '../features/live/use-dashboard-title';
import { useLiveOrders } from '../features/live/use-live-orders';
import { useRepeatBell } from '../features/live/use-repeat-bell';
import { useTableBell } from '../features/live/use-table-bell';
import { useWaitingAlarm } from '../features/live/use-waiting-alarm';
import { BoardSkeleton } from '../features/orders/board/BoardSkeleton';
import { OrderConflictDialog } from '../features/orders/conflict/OrderConflictDialog';
import { OrdersTab } from '../features/orders/OrdersTab';
import { RidersSkeleton } from '../features/orders/riders/RidersSkeleton';
import { TablesSkeleton } from '../features/orders/tables/TablesSkeleton';
import { ProductsTab } from '../features/products/ProductsTab';
import { SettingsTab } from '../features/settings/SettingsTab';
import { TodaySkeleton } from '../features/today/TodaySkeleton';

/** The board is loaded when it is opened: the tabs weigh no more for it. */
const BoardScreen = lazyPart(
  async () => (await import('../features/orders/board/BoardScreen')).BoardScreen,
  <BoardSkeleton />,
);

/** The list of riders is opened on their phones: the board is not loaded for it. */
const Riders = lazyPart(
  async () => (await import('../features/orders/riders/Riders')).Riders,
  <RidersSkeleton />,
);

/** So is the map of tables. */
const Tables = lazyPart(
  async () => (await import('../features/orders/tables/Tables')).Tables,
  <TablesSkeleton />,
);

/** So is the page of a customer. */
const CustomerPage = lazyPart(
  async () => (await import('../features/customers/page/CustomerPage')).CustomerPage,
);

/** So is the audit. */
const AuditTab = lazyPart(async () => (await import('../features/audit/AuditTab')).AuditTab);
/** So is the cash-up. */
const CashTab = lazyPart(async () => (await import('../features/cash/CashTab')).CashTab);

/** So are imports and exports. */
const ImportTab = lazyPart(async () => (await import('../features/import/ImportTab')).ImportTab);

/** So is the order of the menu. */
const ArrangeTab = lazyPart(async () => (await import('../features/arrange/ArrangeTab')).ArrangeTab);

/** So are the reports. */
const TodayTab = lazyPart(
  async () => (await import('../features/today/TodayTab')).TodayTab,
  <TodaySkeleton />,
);

const TO_TABS = { icon: menuIcon, label: 'Dashboard', to: paths.admin('orders') } as const;
const TO_SETTINGS = { icon: menuIcon, label: 'Settings', to: paths.admin('settings') } as const;
const TO_BOARD = { icon: backIcon, label: 'Board', to: paths.admin('board') } as const;

/** The staff dashboard, `/admin` and below (§2): six tabs, the report, the cash-up, the audit, imports, the order of the menu, the board, the riders' list and the tables, and messages about new orders on each of them. */
export default function DashboardPage() {
  useLiveOrders();
  useDashboardTitle();
  useRepeatBell();
  useWaitingAlarm();
  useTableBell();
  useIdleLock();
  const may = useMay();
  /** What a right opens; the others are led to where they work. */
  const page = (rights: readonly Right[] | null, element: ReactNode) =>
    (rights?.some(may) ?? true) ? element : <Navigate to={firstPath(may)} replace />;
  return (
    <>
      <OrderConflictDialog />
      <Routes>
        <Route
          path="board"
          element={page(
            ['seeOrders'],
            <BoardLayout title="Board" back={TO_TABS} hasDepartments>
              <BoardScreen />
            </BoardLayout>,
          )}
        />
        <Route
          path="riders"
          element={page(
            ['deliverOrders'],
            <BoardLayout title="Riders" back={may('seeOrders') ? TO_BOARD : TO_SETTINGS}>
              <Riders />
            </BoardLayout>,
          )}
        />
        <Route
          path="tables"
          element={page(
            ['serveTables'],
            <BoardLayout title="Tables" back={TO_BOARD}>
              <Tables />
            </BoardLayout>,
          )}
        />
        <Route element={<TabLayout />}>
          <Route index element={page(tabRights[''], <ProductsTab />)} />
          <Route path="today" element={page(['seeReports'], <TodayTab />)} />
          <Route path="cash" element={page(['closeTill'], <CashTab />)} />
          <Route path="customers" element={page(tabRights.customers, <CustomersTab />)} />
          <Route path="customers/:id" element={page(tabRights.customers, <CustomerPage />)} />
          <Route path="orders" element={page(tabRights.orders, <OrdersTab />)} />
          <Route path="gallery" element={page(tabRights.gallery, <GalleryTab />)} />
          <Route path="closet" element={page(tabRights.closet, <ClosetTab />)} />
          <Route path="settings" element={<SettingsTab />} />
          <Route path="history" element={page(['seeAudit'], <AuditTab />)} />
          <Route path="arrange" element={page(['editCatalogue'], <ArrangeTab />)} />
          <Route path="import" element={page(['editCatalogue'], <ImportTab />)} />
          <Route path="*" element={<Navigate to={paths.admin()} replace />} />
        </Route>
      </Routes>
    </>
  );
}

const TabLayout = () => (
  <>
    <StaffBar />
    <Page>
      <Outlet />
    </Page>
  </>
);
