import type { ImportRow, TwinChoice } from '@storefront/shared/contract/entities/catalogue-import';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { useState } from 'react';
import styled from 'styled-components';
import type { Choices } from './import-words';

/** Rows that are shown at first, and with each press of the button. */
const PAGE = 50;

const WORDS: Readonly<Record<TwinChoice, string>> = {
  change: 'Change that one',
  add: 'Add',
  leave: 'Leave out',
};
const CHOICES = ['change', 'add', 'leave'] as const;

/** Returns what has the name already: 'line 7, Rs 150', 'in the list, Momo, Rs 150'. */
const twinText = ({ line, category, price }: NonNullable<ImportRow['twin']>) =>
  [line === null ? 'Is in the list' : `Is in line ${line} too`, category, price && `Rs ${price}`]
    .filter(Boolean)
    .join(', ');

interface ImportTwinsProps {
  /** All rows of the check. */
  readonly rows: readonly ImportRow[];
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** Shows rows whose name something has already, and lets staff choose for one or all of them (C433). */
export function ImportTwins({ rows, choices, onChoose }: ImportTwinsProps) {
  const [most, setMost] = useState(PAGE);
  const twins = rows.flatMap(({ twin, ...row }) => (twin ? [{ ...row, twin }] : []));
  if (twins.length === 0) return null;
  const chosen = (line: number, preset: TwinChoice) => choices.get(line) ?? preset;
  const first = twins[0] && chosen(twins[0].line, twins[0].twin.preset);
  const isOne = twins.every(({ line, twin }) => chosen(line, twin.preset) === first);
  return (
    <Box aria-labelledby="twins-title">
      <h4 id="twins-title">
        {twins.length === 1
          ? '1 row has a name that is there already'
          : `${twins.length} rows have names that are there already`}
      </h4>
      {twins.length > 1 && (
        <Field label="All of them">
          <Select
            value={isOne ? first : ''}
            onChange={({ target }) =>
              onChoose(new Map(twins.map(({ line }) => [line, target.value as TwinChoice])))
            }
          >
            {!isOne && <option value="">Each as chosen below</option>}
            {CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {WORDS[choice]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ul>
        {twins.slice(0, most).map(({ line, name, twin }) => (
          <li key={line}>
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span>{` Line ${line}. `}</span>
              <bdi>{twinText(twin)}</bdi>
            </span>
            <Select
              aria-label={`${name}, line ${line}`}
              value={chosen(line, twin.preset)}
              onChange={({ target }) => onChoose(new Map([...choices, [line, target.value as TwinChoice]]))}
            >
              {CHOICES.map((choice) => (
                <option key={choice} value={choice}>
                  {WORDS[choice]}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {twins.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
          Show more names
        </Button>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--sunk);

  h4 {
    font-size: 1rem;
  }

  ul {
    display: grid;
    gap: 8px;
    max-height: 24rem;
    overflow: auto;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    overflow-wrap: anywhere;
  }
`;
