import { callQuery } from '@storefront/shared/query/call-query';
import { useQuery } from '@tanstack/react-query';
import { ListStates } from '../../common/ListStates';
import { listStateOf } from '../../common/list-state';
import { HoursPanel } from './hours/HoursPanel';

/** Shows the opening hours after loading them (C28). */
export function HoursSection() {
  const query = useQuery(callQuery('getSettings', {}));
  const { data } = query;
  if (data) return <HoursPanel settings={data} />;
  return (
    <section>
      <ListStates
        list={listStateOf(query)}
        what="settings"
        failure="Failed to load the opening hours"
        empty={null}
      >
        {null}
      </ListStates>
    </section>
  );
}
