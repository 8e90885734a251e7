import { Checkbox } from '@storefront/shared/ui/Checkbox';
import styled from 'styled-components';
import { Checks } from '../../../common/form/Checks';
import { useGroupName, useOptionGroups } from '../../../common/use-option-groups';

interface GroupPickerProps {
  /** Ids of the chosen groups, in the order in which customers are asked. */
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: string[]) => void;
}

/** Chooses the groups of options of a dish; the last one ticked is asked last (C255). Hidden without any groups. */
export function GroupPicker({ chosen, error, onChange }: GroupPickerProps) {
  const { data: groups = [] } = useOptionGroups();
  const nameOf = useGroupName();
  if (groups.length === 0) return null;
  return (
    <Part>
      <legend>
        Options <span>(optional)</span>
      </legend>
      <Checks>
        {groups.map(({ _id, name }) => (
          <Checkbox
            key={_id}
            label={name}
            checked={chosen.includes(_id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, _id] : chosen.filter((id) => id !== _id))
            }
          />
        ))}
      </Checks>
      {chosen.length > 1 && <p>{`Customers are asked in this order: ${chosen.map(nameOf).join(', ')}.`}</p>}
      {error && <p role="alert">{error}</p>}
    </Part>
  );
}

const Part = styled.fieldset`
  min-width: 0;

  legend {
    font-size: var(--t-small);
    font-weight: 600;
  }

  legend span {
    font-weight: 400;
    color: var(--muted);
  }

  p {
    font-size: var(--t-small);
    color: var(--muted);
  }

  p[role='alert'] {
    font-weight: 600;
    color: var(--error);
  }
`;
