import type { TableVisit } from '@storefront/shared/hooks/use-table-visit';
import { formatRupees } from '@storefront/shared/rules/money';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import type { RoundState } from '@storefront/shared/rules/party-rounds';
import { SlipPaper } from '@storefront/shared/ui/SlipPaper';
import styled from 'styled-components';
import { SlipHead, Total } from '../../common/slip-style';

interface TableSlipProps extends TableVisit {
  readonly table: string;
  readonly isNewestFirst: boolean;
}

const stateWords: Record<RoundState, string> = {
  sent: 'Sent',
  making: 'Being prepared',
  coming: 'Coming to you',
  served: 'Served',
  cancelled: 'Cancelled',
};

/**
 * What a table ordered in this visit: rounds with code, time and lines, and their sum. Of a party also the state of each
 * round and who ordered it (C240); else only what this browser ordered (C150).
 */
export function TableSlip({ table, rounds, totalPaisa, party, isNewestFirst }: TableSlipProps) {
  const numbered = rounds.map((round, index) => ({ round, number: index + 1 }));
  return (
    <SlipPaper label={`Ordered at table ${table}`}>
      <SlipHead>
        <h2>Ordered so far</h2>
        <span>{`Table ${table}`}</span>
      </SlipHead>
      <ol>
        {(isNewestFirst ? numbered.reverse() : numbered).map(({ round, number }) => (
          <Item key={round.id} aria-label={`Round ${number}`}>
            <Head>
              <h3>{`Round ${number}`}</h3>
              {round.guestName && <Name>{round.guestName}</Name>}
              <span translate="no">{timeOfDay(round.at)}</span>
              {round.state && <State $state={round.state}>{stateWords[round.state]}</State>}
              <b translate="no">{formatRupees(round.totalPaisa)}</b>
            </Head>
            <ul>
              {round.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a placed round does not change
                <Line key={index}>
                  <span translate="no">{`${line.quantity}×`}</span>
                  <span>{[line.name, line.choices].filter(Boolean).join(', ')}</span>
                </Line>
              ))}
            </ul>
            {round.code && <Hint>{`Order ${round.code}`}</Hint>}
          </Item>
        ))}
      </ol>
      <Total>
        <span>So far</span>
        <span translate="no">{formatRupees(totalPaisa)}</span>
      </Total>
      <Hint>{`Ordered ${party?.visit ? 'by all at this table' : 'on this phone or computer'}. You pay when you ask for the bill.`}</Hint>
    </SlipPaper>
  );
}

const Item = styled.li`
  padding-block: 14px;

  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  font-size: var(--t-small);
  color: var(--muted);

  h3 {
    font: 600 1rem/1.4 var(--font-text);
    color: var(--ink);
  }

  b {
    margin-left: auto;
    font-size: 1rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--ink);
    white-space: nowrap;
  }
`;

const Name = styled.span`
  max-width: 100%;
  color: var(--ink);
  overflow-wrap: anywhere;
`;

const inks: Record<RoundState, string> = {
  sent: 'var(--muted)',
  making: 'var(--accent-text)',
  coming: 'var(--accent-text)',
  served: 'var(--ok)',
  cancelled: 'var(--error)',
};

const State = styled.span<{ $state: RoundState }>`
  font-weight: 600;
  color: ${({ $state }) => inks[$state]};

  ~ b {
    text-decoration: ${({ $state }) => ($state === 'cancelled' ? 'line-through' : 'none')};
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  padding-top: 4px;
  font-size: var(--t-control);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > :first-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Hint = styled.p`
  margin-top: 8px;
  font-size: var(--t-small);
  color: var(--muted);
`;
