import { TextInput } from '@storefront/shared/ui/TextInput';
import styled from 'styled-components';

/** A mealtime as typed; blank times are none. */
export interface MealtimeDraft {
  readonly from: string;
  readonly until: string;
}

interface MealtimeInputsProps {
  /** What is served then, for screen readers: 'Breakfast'. */
  readonly of: string;
  readonly value: MealtimeDraft;
  readonly isInvalid: boolean;
  readonly onChange: (value: MealtimeDraft) => void;
}

/** From and until when something is served; both blank: all day (C263). */
export function MealtimeInputs({ of, value, isInvalid, onChange }: MealtimeInputsProps) {
  const field = (end: 'from' | 'until') => (
    <TextInput
      type="time"
      aria-label={`${of} ${end}`}
      aria-invalid={isInvalid || undefined}
      value={value[end]}
      onChange={({ target }) => onChange({ ...value, [end]: target.value })}
    />
  );
  return (
    <Pair>
      {field('from')}
      <span>to</span>
      {field('until')}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max(136px, 9em)) auto minmax(0, max(136px, 9em));
  justify-content: start;
  align-items: center;
  gap: 8px;

  @media (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
