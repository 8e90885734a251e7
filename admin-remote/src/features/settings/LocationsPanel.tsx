import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import * as messages from '@storefront/shared/messages';
import { callQuery } from '@storefront/shared/query/call-query';
import { matchesMenuSearch } from '@storefront/shared/rules/menu';
import { ResultStatus } from '@storefront/shared/ui/ResultStatus';
import { SearchInput } from '@storefront/shared/ui/SearchInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ListStates } from '../../common/ListStates';
import { listStateOf } from '../../common/list-state';
import { DeleteLocationDialog } from './DeleteLocationDialog';
import { EditLocationDialog } from './EditLocationDialog';
import { LocationList } from './LocationList';

/** Lists delivery places, with a search by address (§2). */
export function LocationsPanel() {
  const query = useQuery(callQuery('listLocations', {}));
  const [search, setSearch] = useState('');
  const [leaving, setLeaving] = useState<DeliveryLocation | null>(null);
  const [edited, setEdited] = useState<DeliveryLocation | null>(null);
  const all = query.data ?? [];
  const shown = all.filter(({ address }) => matchesMenuSearch(address, search));
  const empty =
    shown.length > 0
      ? null
      : all.length > 0
        ? messages.checkout.noLocationsFound
        : 'No delivery locations yet';

  return (
    <Panel aria-labelledby="locations">
      <h2 id="locations">Delivery locations</h2>
      <SearchInput
        label="Search locations"
        placeholder="Search by address"
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onClear={() => setSearch('')}
      />
      <ResultStatus
        count={query.isPending ? null : shown.length}
        names={['location', 'locations']}
        of={search.trim() ? `“${search.trim()}”` : undefined}
      />
      <ListStates
        list={listStateOf(query)}
        what="locations"
        failure={messages.admin.fetchLocationsFailed}
        empty={empty}
      >
        <LocationList locations={shown} onEdit={setEdited} onDelete={setLeaving} />
      </ListStates>
      {edited && <EditLocationDialog location={edited} onClose={() => setEdited(null)} />}
      {leaving && <DeleteLocationDialog location={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h2 {
    font-size: 1.25rem;
  }
`;
