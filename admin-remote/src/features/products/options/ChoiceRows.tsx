import { Button } from '@storefront/shared/ui/Button';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Icon } from '@storefront/shared/ui/Icon';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, downIcon, plusIcon, upIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { Checks } from '../../../common/form/Checks';
import type { FieldErrors } from '../../../common/form/form-failure';
import { TextField } from '../../../common/form/TextField';
import { type ChoiceForm, newChoice } from './option-group-form';

/** As many as the contract allows. */
const MOST = 20;

interface ChoiceRowsProps {
  readonly choices: readonly ChoiceForm[];
  readonly errors: FieldErrors;
  /** @param about names of the errors that are solved */
  readonly onChange: (choices: readonly ChoiceForm[], about: readonly string[]) => void;
}

/** Returns the list with the item at `index` one place up or down. */
function moved<T>(items: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const rest = items.toSpliced(index, 1);
  return rest.toSpliced(index + by, 0, ...items.slice(index, index + 1));
}

/** The choices of a group, in the order in which customers see them (C255). */
export function ChoiceRows({ choices, errors, onChange }: ChoiceRowsProps) {
  const change = (key: string, changes: Partial<ChoiceForm>) =>
    onChange(
      choices.map((choice) => (choice.key === key ? { ...choice, ...changes } : choice)),
      ['choices', ...Object.keys(changes).map((field) => `${key} ${field}`)],
    );
  return (
    <Part>
      <legend>Choices</legend>
      <ol>
        {choices.map(({ key, name, price, isDefault, soldOut }, index) => {
          const label = name.trim() || `choice ${index + 1}`;
          return (
            <li key={key} aria-label={label}>
              <TextField
                label="Choice"
                required
                error={errors[`${key} name`]}
                maxLength={60}
                value={name}
                onChange={(next) => change(key, { name: next })}
              />
              <TextField
                label="Adds Rs"
                required
                inputMode="decimal"
                error={errors[`${key} price`]}
                maxLength={10}
                value={price}
                onChange={(next) => change(key, { price: next })}
              />
              <Checks>
                <Checkbox
                  label="Chosen at first"
                  checked={isDefault}
                  onChange={({ target }) => change(key, { isDefault: target.checked })}
                />
                <Checkbox
                  label="Sold out"
                  checked={soldOut}
                  onChange={({ target }) => change(key, { soldOut: target.checked })}
                />
              </Checks>
              <Buttons>
                <IconButton
                  icon={upIcon}
                  label={`Move ${label} up`}
                  disabled={index === 0}
                  onClick={() => onChange(moved(choices, index, -1), [])}
                />
                <IconButton
                  icon={downIcon}
                  label={`Move ${label} down`}
                  disabled={index === choices.length - 1}
                  onClick={() => onChange(moved(choices, index, 1), [])}
                />
                <IconButton
                  icon={binIcon}
                  label={`Remove ${label}`}
                  disabled={choices.length === 1}
                  onClick={() => onChange(choices.toSpliced(index, 1), ['choices', 'max'])}
                />
              </Buttons>
            </li>
          );
        })}
      </ol>
      {errors.choices && <Problem role="alert">{errors.choices}</Problem>}
      <Button
        variant="secondary"
        disabled={choices.length >= MOST}
        onClick={() => onChange([...choices, newChoice()], ['choices', 'max'])}
      >
        <Icon path={plusIcon} size={18} />
        Add choice
      </Button>
    </Part>
  );
}

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
  min-width: 0;

  legend {
    padding: 0;
    font-size: var(--t-small);
    font-weight: 600;
  }

  ol {
    width: 100%;
    border-bottom: 1px solid var(--line);
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 112px;
    align-items: start;
    gap: 4px 12px;
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Problem = styled.p`
  font-size: var(--t-small);
  font-weight: 600;
  color: var(--error);
`;
