import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import { orderItemName } from '@storefront/shared/rules/orders';
import { cleanRequests } from '@storefront/shared/rules/text';
import { Icon } from '@storefront/shared/ui/Icon';
import { checkIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { AllergyText } from '../../../common/AllergyText';
import { departmentWords } from '../../../common/department-words';
import { choicesOf, linesByDepartment } from '../department-lines';
import { withKeys } from '../order-parts';

/**
 * The lines of an order at arm's length, by department (C220); a department that is done is muted. With a server that tells
 * no departments they stand in one list.
 */
export function BoardLines({ order }: { readonly order: Order }) {
  const { departments } = order;
  if (!departments) return <Lines items={order.item} />;
  const isDone = (name: string) =>
    departments.some(({ department, doneAt }) => department === name && doneAt);
  return linesByDepartment(order).map(({ department, lines }) => (
    <Group
      key={department}
      role="group"
      aria-label={`${departmentWords[department]}${isDone(department) ? ', done' : ''}`}
      data-done={isDone(department) || undefined}
    >
      <p aria-hidden>
        <span>{departmentWords[department]}</span>
        {isDone(department) && (
          <span>
            <Icon path={checkIcon} size={16} />
            Done
          </span>
        )}
      </p>
      <Lines items={lines} />
    </Group>
  ));
}

/** Lines at arm's length: a request is as large as the name, and stands out (C60, P63). */
function Lines({ items }: { readonly items: readonly OrderItem[] }) {
  return (
    <List>
      {withKeys(items).map(({ key, line }) => (
        <li key={key}>
          <b translate="no">{`${line.quantity}×`}</b>
          <bdi>{orderItemName(line)}</bdi>
          {choicesOf(line) && <small>{choicesOf(line)}</small>}
          {cleanRequests(line.requests) !== '' && (
            <Request>
              <AllergyText text={cleanRequests(line.requests)} />
            </Request>
          )}
        </li>
      ))}
    </List>
  );
}

const Request = styled.bdi`
  grid-column: 2;
  font-weight: 650;
  line-height: 1.3;
  color: var(--accent-text);
`;

const List = styled.ul`
  padding: 6px 12px 8px;
  border-top: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: minmax(30px, auto) minmax(0, 1fr);
    padding-block: 2px;
    font-size: 1.0625rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  b {
    padding-right: 6px;
    font-weight: 650;
    white-space: nowrap;
  }

  small {
    grid-column: 2;
    font-size: 0.9375rem;
    color: var(--muted);
  }
`;

const Group = styled.div`
  &&& {
    padding-inline: 0;
  }

  border-top: 1px solid var(--line);

  > p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 7px 12px 0;
    font: 600 0.8125rem / 1.4 var(--font-text);
    color: var(--muted);
  }

  > p span + span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--ok);
  }

  ${List} {
    padding-top: 2px;
    border-top: 0;
  }

  &[data-done] li,
  &[data-done] ${Request} {
    color: var(--muted);
  }
`;
