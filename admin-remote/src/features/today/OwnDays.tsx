import type { DayRange } from '@storefront/shared/rules/report-range';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { rangeProblem } from './report-range';

interface OwnDaysProps {
  readonly range: DayRange;
  readonly onChoose: (range: DayRange) => void;
}

/** Two days of the owner's choice. */
export function OwnDays({ range, onChoose }: OwnDaysProps) {
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = rangeProblem({ from, to });
    setProblem(found);
    if (found === null) onChoose({ from, to });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Field label="First day">
        <TextInput type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
      </Field>
      <Field label="Last day" error={problem ?? undefined}>
        <TextInput type="date" value={to} onChange={({ target }) => setTo(target.value)} />
      </Field>
      <Button type="submit">Show</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr));
  align-items: end;
  gap: 8px 12px;
  padding-bottom: 16px;

  @media (min-width: 640px) {
    grid-template-columns: 12rem 12rem auto;
    justify-content: start;
  }
`;
