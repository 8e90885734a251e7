import { ADDRESS_NAME_MAX } from '@storefront/shared/rules/saved-addresses';
import { Button } from '@storefront/shared/ui/Button';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import styled from 'styled-components';

interface SaveAddressProps {
  /** What the member calls the address; null: the box is not ticked. */
  readonly name: string | null;
  /** Offered as the name. */
  readonly suggestion: string;
  readonly onChange: (name: string | null) => void;
}

/** The box with which a member saves the typed address once the order is placed (C266). */
export const SaveAddress = ({ name, suggestion, onChange }: SaveAddressProps) => (
  <Below>
    <Checkbox
      label="Save this address"
      checked={name !== null}
      onChange={({ target }) => onChange(target.checked ? suggestion : null)}
    />
    {name !== null && (
      <Field label="What do you call it?">
        <TextInput
          maxLength={ADDRESS_NAME_MAX}
          placeholder={suggestion}
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    )}
  </Below>
);

interface KeepDetailsProps {
  /** Whether something is kept on this device already. */
  readonly isKept: boolean;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onForget: () => void;
}

/** The box with which a guest keeps the details on this device, and the way to delete them (C267). */
export const KeepDetails = ({ isKept, isTicked, onTick, onForget }: KeepDetailsProps) => (
  <Below>
    {isKept ? (
      <Kept>
        <span>Your details are kept on this device.</span>
        <Button variant="secondary" onClick={onForget}>
          Forget them
        </Button>
      </Kept>
    ) : (
      <Checkbox
        label="Keep my details on this device"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
    )}
  </Below>
);

const Below = styled.div`
  margin-top: 12px;
`;

const Kept = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;
