import type { OptionGroupOnWire } from '@storefront/shared/contract/entities/option-group';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { Button } from '@storefront/shared/ui/Button';
import styled from 'styled-components';
import { RowActions } from '../../../common/RowActions';
import { useSellOutChoice } from './use-sell-out-choice';

interface OptionGroupCardProps {
  readonly group: OptionGroupOnWire;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Returns how many choices a group takes, as words. */
function limitWords({ min, max }: OptionGroupOnWire): string {
  if (min === max) return `Choose ${max}`;
  return min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`;
}

const priceWords = (rupees: number) => (rupees === 0 ? 'No extra' : `+ ${formatRupees(toPaisa(rupees))}`);

/** A group with its choices. One tap marks a choice as sold out or puts it back (C255). */
export function OptionGroupCard({ group, onEdit, onDelete }: OptionGroupCardProps) {
  const { busyId, mark } = useSellOutChoice(group);
  return (
    <Card aria-label={group.name}>
      <header>
        <h3>{group.name}</h3>
        <p>{limitWords(group)}</p>
        <RowActions name={group.name} onEdit={onEdit} onDelete={onDelete} />
      </header>
      <ul>
        {group.choices.map(({ _id, name, priceDifference, isDefault, soldOut }) => (
          <li key={_id} data-sold-out={soldOut || undefined}>
            <div>
              <bdi>{name}</bdi>
              <small>
                {`${priceWords(priceDifference)}${isDefault ? ', chosen at first' : ''}${soldOut ? ', sold out' : ''}`}
              </small>
            </div>
            <Button
              variant="secondary"
              busy={busyId === _id}
              aria-label={`${soldOut ? 'Put back' : 'Mark sold out'}: ${name}`}
              onClick={() => void mark(_id, !soldOut)}
            >
              {soldOut ? 'Put back' : 'Mark sold out'}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Card = styled.section`
  border: 1px solid var(--line);
  border-radius: var(--r-control);

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    padding: 4px 4px 4px 16px;
  }

  h3 {
    font: 650 1rem / 1.4 var(--font-text);
    overflow-wrap: anywhere;
  }

  header p {
    flex: 1;
    font-size: var(--t-small);
    color: var(--muted);
    white-space: nowrap;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding: 6px 12px 6px 16px;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  /* Large text on a phone: the button stands below its choice. */
  @media (max-width: 19.9em) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  li[data-sold-out] bdi {
    color: var(--muted);
    text-decoration: line-through;
  }

  small {
    display: block;
    font-size: var(--t-small);
    color: var(--muted);
  }

  li button {
    min-width: 132px;
    padding-inline: 12px;
    font-size: var(--t-small);
    white-space: nowrap;
  }
`;
