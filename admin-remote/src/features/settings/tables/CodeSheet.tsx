import { callQuery } from '@storefront/shared/query/call-query';
import { Button } from '@storefront/shared/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { ListStates } from '../../../common/ListStates';
import { listStateOf } from '../../../common/list-state';
import { TableCards } from './TableCards';

/** Shows and prints the cards of some tables. @param tables as `parseTableList` returns them, separated by commas */
export function CodeSheet({ tables }: { readonly tables: string }) {
  const query = useQuery(callQuery('listTableCodes', { query: { tables } }));
  const codes = query.data ?? [];
  return (
    <Room>
      <ListStates list={listStateOf(query)} what="codes" failure="Failed to load the codes" empty={null}>
        <div>
          <Button onClick={() => window.print()}>Print the sheet</Button>
        </div>
        <Preview tabIndex={0} role="group" aria-label="Sheet of codes">
          <TableCards codes={codes} />
        </Preview>
        {createPortal(
          <Printed aria-hidden>
            <TableCards codes={codes} />
          </Printed>,
          document.body,
        )}
      </ListStates>
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 16px;
`;

const Preview = styled.div`
  max-height: 480px;
  overflow-y: auto;
  border-radius: var(--r-control);
`;

/** Only the cards are printed. */
const Printed = styled.div`
  display: none;

  @media print {
    display: block;

    body:has(&) > :not(&) {
      display: none;
    }
  }
`;
