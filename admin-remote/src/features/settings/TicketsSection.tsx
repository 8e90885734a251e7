import { DEPARTMENTS } from '@storefront/shared/rules/departments';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { useState } from 'react';
import styled from 'styled-components';
import { departmentWords } from '../../common/department-words';
import { type PaperChoice, readTicketSetting, writeTicketSetting } from '../../common/ticket-setting';

const CHOICES: readonly (readonly [choice: PaperChoice, word: string])[] = [
  ['all', 'All tickets'],
  ...DEPARTMENTS.map((department) => [department, departmentWords[department]] as const),
];

/** Chooses what this browser prints by itself when an order is accepted (C223). */
export function TicketsSection() {
  const [choice, setChoice] = useState(() => readTicketSetting()?.choice ?? null);
  const choose = (value: string) => {
    const chosen = CHOICES.find(([each]) => each === value)?.[0] ?? null;
    setChoice(chosen);
    writeTicketSetting(chosen);
  };
  return (
    <section aria-labelledby="tickets">
      <Title id="tickets">Tickets</Title>
      <Field
        label="Print when an order is accepted"
        hint="While the board is open here. Start the browser with --kiosk-printing, else each order opens the print dialog. For this browser only."
      >
        <Select value={choice ?? 'off'} onChange={({ target }) => choose(target.value)}>
          <option value="off">Nothing</option>
          {CHOICES.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </Select>
      </Field>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: 8px;
  font-size: 1.25rem;
`;
