import type { Order } from '@storefront/shared/contract/entities/order';
import { momentText } from '@storefront/shared/ordering/order-news';
import type { Department } from '@storefront/shared/rules/departments';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { Button } from '@storefront/shared/ui/Button';
import { Icon } from '@storefront/shared/ui/Icon';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import { departmentWords } from '../../../../common/department-words';
import { codeOf, orderAnchor } from '../../../../common/order-address';
import { linesOf } from '../../department-lines';
import { useTakeFocus } from '../../steady/use-take-focus';
import { ageIcons } from '../AgeChip';
import { kindText, nameOf } from '../board-words';
import { finishDepartment } from '../change-step';
import { laneOf } from '../lanes';
import type { BoardAction } from '../next-action';
import { orderAge } from '../order-age';
import { useBoardMove } from '../use-board-move';
import { DepartmentLine } from './DepartmentLine';
import { otherDepartments, strikeKey } from './department-orders';

interface DepartmentCardProps {
  readonly department: Department;
  readonly order: Order;
  readonly now: number;
  /** Keys of the struck lines. */
  readonly struck: ReadonlySet<string>;
  /** True while there is no network: Done waits. */
  readonly isWaiting: boolean;
}

/** Returns code and times: `PF3SHF, for 6:30 PM, changed 6:20 PM`. */
function aboutText(order: Order, now: number): string {
  const { promisedAt, editedAt, acceptedAt } = order;
  const isChanged = editedAt && acceptedAt && editedAt > acceptedAt;
  return [
    codeOf(order),
    promisedAt && `for ${momentText(promisedAt, now)}`,
    isChanged && `changed ${timeOfDay(Date.parse(editedAt))}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** An order on the screen of a department: only its lines, large, and one button (C222). */
export const DepartmentCard = memo(function DepartmentCard({
  department,
  order,
  now,
  struck,
  isWaiting,
}: DepartmentCardProps) {
  const card = useRef<HTMLElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const { isBusy, move } = useBoardMove(order, department, card);
  useTakeFocus(order._id, control);
  const age = orderAge(order, laneOf(order) ?? 'accepted', now);
  const icon = ageIcons[age.urgency];
  const others = otherDepartments(order, department);
  const done: BoardAction = {
    word: 'Done',
    make: (current) => finishDepartment(current, department),
    isDone: ({ departments = [] }) =>
      departments.some((each) => each.department === department && each.doneAt),
  };
  return (
    <Card ref={card} id={orderAnchor(order._id)} aria-label={nameOf(order)}>
      <Head data-urgency={age.urgency}>
        <h2>{kindText(order)}</h2>
        <b>
          {icon && <Icon path={icon} size={20} />}
          <span>{age.text}</span>
        </b>
        <small>{aboutText(order, now)}</small>
      </Head>
      <ul>
        {linesOf(order, department).map((line) => {
          const key = strikeKey(order, line);
          return <DepartmentLine key={key} id={key} line={line} isStruck={struck.has(key)} />;
        })}
      </ul>
      {others.length > 0 && (
        <Others>
          {others.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Others>
      )}
      <Done
        ref={control}
        busy={isBusy}
        disabled={isWaiting}
        aria-label={`Done, ${departmentWords[department].toLowerCase()}: ${nameOf(order)}`}
        onClick={() => void move(done)}
      >
        Done
      </Done>
    </Card>
  );
});

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: 10px;
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
  font-variant-numeric: tabular-nums lining-nums;

  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  padding: 10px 14px 8px;
  background: var(--line);

  &[data-urgency='soon'] {
    background: var(--pending-bg);
    color: var(--pending-ink);
  }

  &[data-urgency='late'] {
    background: var(--late);
    color: var(--on-late);
  }

  h2 {
    flex: 1 1 auto;
    padding-top: 6px;
    font-size: 1.75rem;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }

  b {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: 1.25rem;
    white-space: nowrap;
  }

  small {
    flex: 1 0 100%;
    font-size: 0.9375rem;
  }
`;

const Others = styled.p`
  display: grid;
  padding: 8px 14px 12px;
  border-top: 1px solid var(--line);
  font-size: 0.9375rem;
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const Done = styled(Button)`
  && {
    min-height: 64px;
    margin: 0 14px 14px;
    font-size: 1.25rem;
  }
`;
