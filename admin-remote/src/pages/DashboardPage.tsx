import { lazyPart } from '@storefront/shared/lazy';
import { paths } from '@storefront/shared/paths';
import { Navigate, Outlet, Route, Routes } from '@storefront/shared/router';
import { menuIcon } from '@storefront/shared/ui/frame-icons';
import { backIcon } from '@storefront/shared/ui/icons';
import { Page } from '@storefront/shared/ui/Page';
import { ClosetTab } from '../features/closet/ClosetTab';
import { CustomersTab } from '../features/customers/CustomersTab';
import { GalleryTab } from '../features/gallery/GalleryTab';
import { BoardLayout } from '../features/layout/BoardLayout';
import { StaffBar } from '../features/layout/StaffBar';
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

/** So is the audit. */
const AuditTab = lazyPart(async () => (await import('../features/audit/AuditTab')).AuditTab);
/** So are imports and exports. */
const ImportTab = lazyPart(async () => (await import('../features/import/ImportTab')).ImportTab);

/** So are the reports. */
const TodayTab = lazyPart(
  async () => (await import('../features/today/TodayTab')).TodayTab,
  <TodaySkeleton />,
);

const TO_TABS = { icon: menuIcon, label: 'Dashboard', to: paths.admin('orders') } as const;
const TO_BOARD = { icon: backIcon, label: 'Board', to: paths.admin('board') } as const;

/** The staff dashboard, `/admin` and below (§2): six tabs, the report, the audit, imports, the board, the riders' list and the tables, and messages about new orders on each of them. */
export default function DashboardPage() {
  useLiveOrders();
  useDashboardTitle();
  useRepeatBell();
  useWaitingAlarm();
  useTableBell();
  return (
    <>
      <OrderConflictDialog />
      <Routes>
        <Route
          path="board"
          element={
            <BoardLayout title="Board" back={TO_TABS} hasDepartments>
              <BoardScreen />
            </BoardLayout>
          }
        />
        <Route
          path="riders"
          element={
            <BoardLayout title="Riders" back={TO_BOARD}>
              <Riders />
            </BoardLayout>
          }
        />
        <Route
          path="tables"
          element={
            <BoardLayout title="Tables" back={TO_BOARD}>
              <Tables />
            </BoardLayout>
          }
        />
        <Route element={<TabLayout />}>
          <Route index element={<ProductsTab />} />
          <Route path="today" element={<TodayTab />} />
          <Route path="customers" element={<CustomersTab />} />
          <Route path="orders" element={<OrdersTab />} />
          <Route path="gallery" element={<GalleryTab />} />
          <Route path="closet" element={<ClosetTab />} />
          <Route path="settings" element={<SettingsTab />} />
          <Route path="history" element={<AuditTab />} />
          <Route path="import" element={<ImportTab />} />
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
