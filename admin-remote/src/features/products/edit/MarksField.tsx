import { CONTAINED, type Contained, DIETS, type Marks, PLAIN_MARKS } from '@storefront/shared/rules/marks';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import styled from 'styled-components';
import { Checks } from '../../../common/form/Checks';
import { FieldPair } from '../../../common/form/FieldPair';

/** What vegan food never contains. */
const ANIMAL: readonly Contained[] = ['egg', 'dairy'];

const SPICE_LABELS = ['Not spicy', '1: mildly spicy', '2: spicy', '3: very spicy'];

interface MarksFieldProps {
  /** Null: not filled in. */
  readonly marks: Marks | null;
  readonly error: string | undefined;
  readonly onChange: (marks: Marks | null) => void;
}

/** Fills in the marks of a dish, which customers see and filter by (C261). */
export function MarksField({ marks, error, onChange }: MarksFieldProps) {
  return (
    <Root>
      <legend>Marks</legend>
      <Checkbox
        label="Filled in: customers see the marks and can filter by them"
        checked={marks !== null}
        onChange={({ target }) => onChange(target.checked ? PLAIN_MARKS : null)}
      />
      {marks && <MarkInputs marks={marks} onChange={onChange} />}
      {error && <p role="alert">{`The marks ${error}`}</p>}
    </Root>
  );
}

interface MarkInputsProps {
  readonly marks: Marks;
  readonly onChange: (marks: Marks) => void;
}

function MarkInputs({ marks, onChange }: MarkInputsProps) {
  const { diet, contains } = marks;
  const isVegan = diet === 'vegan';
  const chooseDiet = (text: string) => {
    const chosen = DIETS.find((each) => each === text) ?? null;
    const left = chosen === 'vegan' ? contains.filter((part) => !ANIMAL.includes(part)) : contains;
    onChange({ ...marks, diet: chosen, contains: left });
  };
  const toggle = (part: Contained) =>
    onChange({
      ...marks,
      contains: CONTAINED.filter((each) => contains.includes(each) !== (each === part)),
    });
  return (
    <>
      <FieldPair>
        <Field label="Diet">
          <Select value={diet ?? ''} onChange={({ target }) => chooseDiet(target.value)}>
            <option value="">Neither</option>
            <option value="vegetarian">Vegetarian</option>
            <option value="vegan">Vegan</option>
          </Select>
        </Field>
        <Field label="Spice">
          <Select
            value={marks.spice}
            onChange={({ target }) => onChange({ ...marks, spice: Number(target.value) })}
          >
            {SPICE_LABELS.map((label, spice) => (
              <option key={label} value={spice}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <Checks>
        {CONTAINED.map((part) => (
          <Checkbox
            key={part}
            label={`Contains ${part}`}
            checked={contains.includes(part)}
            disabled={isVegan && ANIMAL.includes(part)}
            onChange={() => toggle(part)}
          />
        ))}
        <Checkbox
          label="Contains caffeine"
          checked={marks.caffeine}
          onChange={({ target }) => onChange({ ...marks, caffeine: target.checked })}
        />
      </Checks>
    </>
  );
}

const Root = styled.fieldset`
  display: grid;
  justify-items: start;
  gap: 8px;

  > legend {
    padding: 0;
    font-weight: 600;
  }

  > div {
    width: 100%;
  }

  > [role='alert'] {
    font-size: var(--t-small);
    color: var(--error);
  }
`;
