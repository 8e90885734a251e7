import { chooseOption, isExactlyOne, isFull } from '@storefront/shared/rules/choose-option';
import { groupHint, type OptionChoice, type OptionGroup } from '@storefront/shared/rules/dish-options';
import { formatRupees } from '@storefront/shared/rules/money';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import styled from 'styled-components';
import { Checks } from '../../../common/form/Checks';

interface OptionFieldsProps {
  readonly groups: readonly OptionGroup[];
  /** Ids of choices. */
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

function wordOf({ name, pricePaisa, isSoldOut }: OptionChoice): string {
  if (isSoldOut) return `${name}, sold out`;
  return pricePaisa > 0 ? `${name}, + ${formatRupees(pricePaisa)}` : name;
}

/** Asks for the options of a dish, as it asks for size and colour of clothes (C255). */
export function OptionFields({ groups, chosen, error, onChange }: OptionFieldsProps) {
  return (
    <>
      {groups.map((group) =>
        isExactlyOne(group) ? (
          <OneOf key={group.id} group={group} chosen={chosen} onChange={onChange} />
        ) : (
          <SomeOf key={group.id} group={group} chosen={chosen} onChange={onChange} />
        ),
      )}
      {error && <Problem role="alert">{error}</Problem>}
    </>
  );
}

type GroupProps = Pick<OptionFieldsProps, 'chosen' | 'onChange'> & { readonly group: OptionGroup };

function OneOf({ group, chosen, onChange }: GroupProps) {
  const { name, choices } = group;
  return (
    <Field label={name} required>
      <Select
        value={choices.find(({ id }) => chosen.includes(id))?.id ?? ''}
        onChange={({ target }) => onChange(chooseOption(group, chosen, target.value))}
      >
        <option value="" disabled>
          Choose
        </option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} disabled={choice.isSoldOut}>
            {wordOf(choice)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function SomeOf({ group, chosen, onChange }: GroupProps) {
  const { name, choices } = group;
  const hint = groupHint(group);
  return (
    <Group>
      <legend>{hint ? `${name}, ${hint}` : name}</legend>
      <Checks>
        {choices.map((choice) => {
          const isChosen = chosen.includes(choice.id);
          return (
            <Checkbox
              key={choice.id}
              label={wordOf(choice)}
              checked={isChosen}
              disabled={!isChosen && (choice.isSoldOut || isFull(group, chosen))}
              onChange={() => onChange(chooseOption(group, chosen, choice.id))}
            />
          );
        })}
      </Checks>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;

  legend {
    padding: 0;
    font-size: var(--t-small);
    font-weight: 600;
  }
`;

const Problem = styled.p`
  font-size: var(--t-small);
  font-weight: 600;
  color: var(--error);
`;
