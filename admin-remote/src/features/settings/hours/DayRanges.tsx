import { Button } from '@storefront/shared/ui/Button';
import { Icon } from '@storefront/shared/ui/Icon';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon, plusIcon } from '@storefront/shared/ui/icons';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useId } from 'react';
import styled from 'styled-components';
import { dayProblem, newRange, type RangeDraft } from './hours-draft';

interface DayRangesProps {
  /** Name of the day: `Monday`. */
  readonly day: string;
  readonly ranges: readonly RangeDraft[];
  readonly onChange: (ranges: readonly RangeDraft[]) => void;
}

/** Edits the hours of one day: none, one range or several (P13). */
export function DayRanges({ day, ranges, onChange }: DayRangesProps) {
  const problem = dayProblem(ranges);
  const problemId = useId();
  const put = (key: number, change: Partial<RangeDraft>) =>
    onChange(ranges.map((range) => (range.key === key ? { ...range, ...change } : range)));
  const field = (range: RangeDraft, end: 'opens' | 'closes') => (
    <TextInput
      type="time"
      aria-label={`${day} ${end}`}
      aria-invalid={problem !== null || undefined}
      aria-describedby={problem === null ? undefined : problemId}
      value={range[end]}
      onChange={(event) => put(range.key, { [end]: event.target.value })}
    />
  );

  return (
    <Ranges>
      <div>
        {ranges.length === 0 && <Closed>Closed all day</Closed>}
        {ranges.map((range) => (
          <Range key={range.key}>
            {field(range, 'opens')}
            <span aria-hidden>to</span>
            {field(range, 'closes')}
            <IconButton
              icon={binIcon}
              label={`Remove ${range.opens} to ${range.closes} of ${day}`}
              onClick={() => onChange(ranges.filter(({ key }) => key !== range.key))}
            />
          </Range>
        ))}
        {problem && (
          <Problem id={problemId} role="alert">
            {problem}
          </Problem>
        )}
      </div>
      <div>
        <Button variant="quiet" onClick={() => onChange([...ranges, newRange()])}>
          <Icon path={plusIcon} size={18} />
          Add hours<Hidden>{` to ${day}`}</Hidden>
        </Button>
      </div>
    </Ranges>
  );
}

const Ranges = styled.div`
  > div {
    display: grid;
    justify-items: start;
    gap: 8px;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 16px;
`;

const Range = styled.div`
  display: grid;
  grid-template-columns: 9em auto 9em auto;
  align-items: center;
  justify-content: start;
  gap: 8px;

  input {
    padding-inline: 10px;
  }

  @container hours (max-width: 24.9em) {
    grid-template-columns: minmax(0, 9em) auto minmax(0, 9em) auto;
    gap: 4px;

    input {
      padding-inline: 6px 2px;
    }
  }

  /* Large text: the closing time goes below the opening time, so that AM and PM are not cut off. */
  @container hours (max-width: 18em) {
    grid-template-columns: auto minmax(0, 9em) auto;

    input:first-of-type {
      grid-column: 2;
    }

    span {
      grid-area: 2 / 1;
    }

    input:last-of-type {
      grid-area: 2 / 2;
    }

    button {
      grid-area: 1 / 3;
    }
  }
`;

const Closed = styled.p`
  min-height: var(--tap);
  align-content: center;
  color: var(--muted);
`;

const Problem = styled.p`
  font-size: var(--t-small);
  font-weight: 500;
  color: var(--error);
`;

const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
