import { paths } from '@storefront/shared/paths';
import { Navigate, Route, Routes } from '@storefront/shared/router';
import { Page } from '@storefront/shared/ui/Page';
import { ClosetTab } from '../features/closet/ClosetTab';
import { CustomersTab } from '../features/customers/CustomersTab';
import { GalleryTab } from '../features/gallery/GalleryTab';
import { StaffBar } from '../features/layout/StaffBar';
import { useDashboardTitle } from '../features/live/use-dashboard-title';
import { useLiveOrders } from '../features/live/use-live-orders';
import { useRepeatBell } from '../features/live/use-repeat-bell';
import { OrdersTab } from '../features/orders/OrdersTab';
import { ProductsTab } from '../features/products/ProductsTab';
import { SettingsTab } from '../features/settings/SettingsTab';

/** The staff dashboard, `/admin` and below (§2): six tabs, and messages about new orders on each of them. */
export default function DashboardPage() {
  useLiveOrders();
  useDashboardTitle();
  useRepeatBell();
  return (
    <>
      <StaffBar />
      <Page>
        <Routes>
          <Route index element={<ProductsTab />} />
          <Route path="customers" element={<CustomersTab />} />
          <Route path="orders" element={<OrdersTab />} />
          <Route path="gallery" element={<GalleryTab />} />
          <Route path="closet" element={<ClosetTab />} />
          <Route path="settings" element={<SettingsTab />} />
          <Route path="*" element={<Navigate to={paths.admin()} replace />} />
        </Routes>
      </Page>
    </>
  );
}
