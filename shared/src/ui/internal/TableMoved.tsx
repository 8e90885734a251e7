import styled from 'styled-components';
import type { TableVisit } from '../../contract/entities/table';
import { tableLink } from '../../paths/paths';
import { ButtonLink } from '../ButtonLink';
import { Notice } from '../Notice';
import { Page } from '../Page';

/** Says where staff moved the party of this table; the link has the code of that table (C243). */
export function TableMoved({ tableNumber, code }: NonNullable<TableVisit['movedTo']>) {
  return (
    <Room>
      <Notice
        kind="warning"
        title={`Your table is now ${tableNumber}`}
        actions={<ButtonLink to={tableLink(tableNumber, code)}>Go to table {tableNumber}</ButtonLink>}
      >
        We moved your orders with you.
      </Notice>
    </Room>
  );
}

const Room = styled(Page)`
  padding-block: 16px;
`;
