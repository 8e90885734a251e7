import styled from 'styled-components';
import type { TableCalls } from '../../hooks/use-table-calls';
import { timeOfDay } from '../../rules/opening-hours';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { xIcon } from '../icons';
import { Page } from '../Page';

interface TableCallsLineProps extends TableCalls {
  /** Called when the line removes the button that was pressed, with the number of the bar's button for the focus. */
  readonly onDone: (button: 0 | 1) => void;
}

const METHODS = [
  ['cash', 'Cash'],
  ['online', 'Online'],
] as const;

const failures = {
  failed: 'We did not get this. Try again, or wave to us.',
  'too-many': 'You called a few times just now. Wait a few minutes, or wave to us.',
};

/** The line under the bar of a table: how its calls stand, or how it pays the bill (C241). */
export function TableCallsLine({ onDone, ...calls }: TableCallsLineProps) {
  const { calledAt, bill, line, isPending, show, send } = calls;
  const takeBack = (want: 'staff' | 'bill') => {
    send({ want, wanted: false });
    onDone(want === 'staff' ? 0 : 1);
  };
  if (line === 'method')
    return (
      <Line role="group" aria-label="How do you pay?">
        <p>How do you pay?</p>
        {METHODS.map(([method, name]) => (
          <Button
            key={method}
            variant="secondary"
            onClick={() => {
              send({ want: 'bill', wanted: true, method });
              onDone(1);
            }}
          >
            {name}
          </Button>
        ))}
        <IconButton
          icon={xIcon}
          label="No bill yet"
          onClick={() => {
            show('none');
            onDone(1);
          }}
        />
      </Line>
    );
  return (
    <div role="status">
      {(line === 'failed' || line === 'too-many') && (
        <Line>
          <p>{failures[line]}</p>
        </Line>
      )}
      {line === 'news' && calledAt !== null && (
        <Line>
          <p>{`A waiter is coming. Called at ${timeOfDay(Date.parse(calledAt))}.`}</p>
          <Quiet onClick={() => takeBack('staff')}>Not needed</Quiet>
        </Line>
      )}
      {line === 'news' && bill !== null && (
        <Line>
          <p>{`Bill is coming. You pay ${bill.method === 'cash' ? 'in cash' : 'online'}.`}</p>
          <Quiet onClick={() => takeBack('bill')}>No bill yet</Quiet>
        </Line>
      )}
      {line === 'news' && calledAt === null && bill === null && (
        <Line>
          <p>{isPending ? 'One moment…' : 'No call is open now.'}</p>
        </Line>
      )}
    </div>
  );
}

const Line = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: calc(var(--tap) + 8px);
  padding-block: 4px;
  font-size: var(--t-small);
  color: var(--muted);

  & + & {
    padding-top: 0;
  }

  p {
    flex: 1;
    min-width: 8rem;
  }
`;

const Quiet = styled.button.attrs({ type: 'button' })`
  min-height: var(--tap);
  margin-left: auto;
  font-size: var(--t-control);
  font-weight: 600;
  color: var(--link);
  text-decoration: underline;
  text-underline-offset: 4px;
  white-space: nowrap;
`;
