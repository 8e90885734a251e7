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
import { TableBanner } from '@storefront/shared/ui/TableBanner';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { ItemDetail } from '../features/item/ItemDetail';

/** Returns what goes well with an item; nothing until the server answers, or if it has no such call (C86, C271). */
function useGoesWith(id: string) {
  const query = callQuery('listClosetGoesWith', { query: { ids: id } });
  return useQuery({ ...query, enabled: readRuntimeConfig().ownServer }).data ?? [];
}

/** The page of one closet item, `/csingle/{id}` (§2). */
export default function ItemPage() {
  const { id = '' } = useParams();
  const tableMode = useTable();
  const { data: item, error, refetch } = useQuery(callQuery('getClosetItem', { params: { id } }));
  const goesWith = useGoesWith(id);
  usePageTitle(item?.name);

  return (
    <Page>
      <Top>
        <TableBanner {...tableMode} />
      </Top>
      {item ? (
        <>
          <ItemDetail key={item._id} item={item} table={tableMode.table} />
          <GoesWith items={goesWith} pathOf={(other) => paths.closetItem(other)} ratio="4 / 5" />
        </>
      ) : isNotFound(error) ? (
        <EmptyState
          level={1}
          title="This is not in the closet any more"
          actions={<ButtonLink to={paths.closet(tableMode.table)}>Back to Closet</ButtonLink>}
        />
      ) : error ? (
        <LoadFailure message={messages.closet.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <DetailSkeleton ratio="4 / 5" />
      )}
    </Page>
  );
}

const Top = styled.div`
  &:not(:empty) {
    padding-top: 16px;
  }
`;
