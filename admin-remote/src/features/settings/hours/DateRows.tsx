import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon } from '@storefront/shared/ui/icons';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { useState } from 'react';
import styled from 'styled-components';
import { DayRanges } from './DayRanges';
import { Day } from './day-style';
import { type DateDraft, nextKey } from './hours-draft';

interface DateRowsProps {
  readonly dates: readonly DateDraft[];
  readonly onChange: (dates: readonly DateDraft[]) => void;
}

/** Hours of holidays and other single dates (P13). */
export function DateRows({ dates, onChange }: DateRowsProps) {
  const [date, setDate] = useState('');
  const isTaken = dates.some((one) => one.date === date);

  const add = () => {
    if (date === '' || isTaken) return;
    const added = [...dates, { key: nextKey(), date, ranges: [] }];
    onChange(added.sort((a, b) => a.date.localeCompare(b.date)));
    setDate('');
  };

  return (
    <>
      {dates.map((one) => (
        <Day key={one.key} role="group" aria-label={one.date}>
          <Name>
            <time dateTime={one.date}>{one.date}</time>
            <IconButton
              icon={binIcon}
              label={`Remove ${one.date}`}
              onClick={() => onChange(dates.filter(({ key }) => key !== one.key))}
            />
          </Name>
          <DayRanges
            day={one.date}
            ranges={one.ranges}
            onChange={(ranges) =>
              onChange(dates.map((other) => (other.key === one.key ? { ...other, ranges } : other)))
            }
          />
        </Day>
      ))}
      <Adding>
        <Field
          label="Holiday or special day"
          error={isTaken && 'This day is in the list already.'}
          hint="Closed all day unless you add hours"
        >
          <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Button variant="secondary" disabled={date === '' || isTaken} onClick={add}>
          Add day
        </Button>
      </Adding>
    </>
  );
}

const Name = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 8px 12px;

  > button {
    margin-top: var(--label-room);
    height: 52px;
  }

  /* Below this width the button stands below the field. */
  @media (max-width: 639px) {
    > button {
      margin-top: 0;
    }
  }
`;
