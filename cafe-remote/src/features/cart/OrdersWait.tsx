import type { OrderingNews } from '@storefront/shared/rules/opening-hours';
import { Notice } from '@storefront/shared/ui/Notice';

/** Says above the checkout button why orders wait: the shop is closed, or staff have paused orders (C28, P10). */
export function OrdersWait({ news }: { readonly news: OrderingNews | null }) {
  if (!news) return null;
  return (
    <Notice kind={news.refuses ? 'warning' : 'info'} title={news.title}>
      {news.text} {news.refuses && 'Your cart stays as it is.'}
    </Notice>
  );
}
