import type { OrderItem } from '@storefront/shared/contract/entities/order';
import { orderItemName } from '@storefront/shared/rules/orders';
import { cleanRequests } from '@storefront/shared/rules/text';
import { useSetAtom } from 'jotai';
import styled from 'styled-components';
import { AllergyText } from '../../../../common/AllergyText';
import { choicesOf } from '../../department-lines';
import { strikeLineAtom } from './struck-lines';

interface DepartmentLineProps {
  /** Under which it is struck. */
  readonly id: string;
  readonly line: OrderItem;
  readonly isStruck: boolean;
}

/** A line of a department's screen. A tap strikes it, and the next one takes that back (C222). */
export function DepartmentLine({ id, line, isStruck }: DepartmentLineProps) {
  const strike = useSetAtom(strikeLineAtom);
  const requests = cleanRequests(line.requests);
  return (
    <Row>
      <button type="button" aria-pressed={isStruck} onClick={() => strike(id)}>
        <b translate="no">{line.quantity}</b>
        <bdi>{orderItemName(line)}</bdi>
        {choicesOf(line) && <small>{choicesOf(line)}</small>}
        {requests !== '' && (
          <Request>
            <AllergyText text={requests} />
          </Request>
        )}
      </button>
    </Row>
  );
}

const Request = styled.bdi`
  grid-column: 2;
  font-size: 1.25rem;
  font-weight: 650;
  color: var(--accent-text);
`;

const Row = styled.li`
  margin-inline: 14px;

  & + & {
    border-top: 1px solid var(--line);
  }

  button {
    display: grid;
    grid-template-columns: minmax(44px, auto) minmax(0, 1fr);
    align-items: baseline;
    width: 100%;
    min-height: 56px;
    padding-block: 10px;
    font-size: min(1.375rem, 11vw);
    line-height: 1.25;
    text-align: left;
    overflow-wrap: anywhere;
    touch-action: manipulation;
  }

  b {
    padding-right: 8px;
    font: 700 1.75rem / 1 var(--font-display);
    font-feature-settings: 'lnum';
  }

  small {
    grid-column: 2;
    font-size: 1rem;
    color: var(--muted);
  }

  button[aria-pressed='true'] {
    color: var(--muted);

    > * {
      color: inherit;
      text-decoration: line-through;
    }
  }
`;
