import { isNotFound } from '@storefront/shared/api/api-error';
import { readRuntimeConfig } from '@storefront/shared/config';
import { usePageTitle } from '@storefront/shared/hooks/use-page-title';
import { useTable } from '@storefront/shared/hooks/use-table';
import * as messages from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { useParams } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { DetailSkeleton } from '@storefront/shared/ui/DetailSkeleton';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { GoesWith } from '@storefront/shared/ui/GoesWith';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { Page } from '@storefront/shared/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { TableTop } from '../common/TableTop';
import { useSoldOutNews } from '../common/use-sold-out-news';
import { ProductDetail } from '../features/product/ProductDetail';

/** Returns what goes well with a product; nothing until the server answers, or if it has no such call (C86, C271). */
function useGoesWith(id: string) {
  const query = callQuery('listGoesWith', { query: { ids: id } });
  return useQuery({ ...query, enabled: readRuntimeConfig().ownServer }).data ?? [];
}

/** One cafe product, `/single/{id}` (§2). */
export default function ProductPage() {
  const { id = '' } = useParams();
  const tableMode = useTable();
  useSoldOutNews();
  const { data: product, error, refetch } = useQuery(callQuery('getProduct', { params: { id } }));
  const goesWith = useGoesWith(id);
  usePageTitle(product?.name);

  return (
    <Page>
      <TableTop {...tableMode} />
      {product ? (
        <>
          <ProductDetail key={product._id} product={product} table={tableMode.table} />
          <GoesWith items={goesWith} pathOf={(other) => paths.product(other)} ratio="4 / 3" />
        </>
      ) : isNotFound(error) ? (
        <EmptyState
          level={1}
          title="This is not on the menu any more"
          actions={<ButtonLink to={paths.menu(tableMode.table)}>Go to Menu</ButtonLink>}
        />
      ) : error ? (
        <LoadFailure message={messages.menu.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <DetailSkeleton ratio="4 / 3" />
      )}
    </Page>
  );
}
