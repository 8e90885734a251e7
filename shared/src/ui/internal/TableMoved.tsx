import { useCart, useCartActions } from '@storefront/shared/cart';
import { useNavigate } from '@storefront/shared/router';
import { useState } from 'react';
import styled from 'styled-components';
import type { TableVisit } from '../../contract/entities/table';
import { tableLink } from '../../paths/paths';
import { Button } from '../Button';
import { ButtonLink } from '../ButtonLink';
import { Notice } from '../Notice';
import { Page } from '../Page';

interface TableMovedProps extends NonNullable<TableVisit['movedTo']> {
  readonly from: string;
}

/** Says where staff moved the party of this table; the link has the code of that table (C243). */
export function TableMoved({ from, tableNumber, code }: TableMovedProps) {
  const { lines } = useCart(from);
  const link = tableLink(tableNumber, code);
  const name = `Go to table ${tableNumber}`;
  return (
    <Room>
      <Notice
        kind="warning"
        title={`Your table is now ${tableNumber}`}
        actions={
          lines.length === 0 ? (
            <ButtonLink to={link}>{name}</ButtonLink>
          ) : (
            <CarryCart from={from} to={tableNumber} link={link} name={name} />
          )
        }
      >
        We moved your orders with you.
      </Notice>
    </Room>
  );
}

interface CarryCartProps {
  readonly from: string;
  readonly to: string;
  readonly link: string;
  readonly name: string;
}

/** Takes the cart of the old table to the new one. What cannot go stays, and leaving it asks (C52). */
function CarryCart({ from, to, link, name }: CarryCartProps) {
  const { lines } = useCart(from);
  const { add } = useCartActions(to);
  const { remove } = useCartActions(from);
  const navigate = useNavigate();
  const [isCarrying, setCarrying] = useState(false);

  const carry = async () => {
    setCarrying(true);
    const gone: string[] = [];
    for (const { lineId, isUnavailable, total: _total, pushKey: _key, ...line } of lines)
      if (isUnavailable || (await add(line)).ok) gone.push(lineId);
    await remove(gone);
    setCarrying(false);
    navigate(link);
  };

  return (
    <Button busy={isCarrying} onClick={() => void carry()}>
      {name}
    </Button>
  );
}

const Room = styled(Page)`
  padding-block: 16px;
`;
