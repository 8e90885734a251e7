import type { CashPeriod } from '@storefront/shared/contract/entities/cash';
import { CASH_NOTE_MAX, differenceText } from '@storefront/shared/rules/cash-up';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { TextArea } from '@storefront/shared/ui/TextArea';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type FormEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../../common/ConfirmDialog';
import { FieldPair } from '../../common/form/FieldPair';
import { TextField } from '../../common/form/TextField';
import { useUnsaved } from '../../common/form/use-unsaved';
import { Panel, Quiet } from '../../common/report-style';
import { dayText, money } from './cash-words';
import { NotesAndCoins } from './NotesAndCoins';
import { useCloseCash } from './use-close-cash';

interface CloseFormProps {
  readonly period: CashPeriod;
  /** Ms. */
  readonly now: number;
  /** The period before was closed here: the title takes the focus, because the pressed button is gone. */
  readonly isNext: boolean;
  /** Called when the period is closed: a new form begins. */
  readonly onClosed: () => void;
}

/** Counts the drawer and closes the period, or begins the cash-up (C310). */
export function CloseForm({ period, now, isNext, onClosed }: CloseFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useCloseCash(period, now);
  const { values, errors, set, refusals, isFirst } = form;
  const { question } = useUnsaved(form.isChanged && !form.isBusy, form.clear);

  useEffect(() => {
    if (isNext) title.current?.focus();
  }, [isNext]);

  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.ask();
  };
  const close = async () => {
    if (await form.close()) onClosed();
  };
  const action = isFirst ? 'Begin the cash-up' : 'Close the period';

  return (
    <Panel aria-labelledby="count">
      <h2 id="count" ref={title} tabIndex={-1}>
        Count the drawer
      </h2>
      {isFirst && (
        <Quiet>
          Orders count from now on, once they are handed over. What is in the drawer now is the start.
        </Quiet>
      )}
      <Form ref={ref} noValidate onSubmit={submit}>
        <NotesAndCoins counts={values.counts} onChange={form.setCounts} />
        <TextField
          label="Counted cash in Rs"
          required
          error={errors.countedCash}
          inputMode="decimal"
          maxLength={10}
          value={values.counted}
          onChange={form.setCounted}
        />
        {!isFirst && (
          <Difference>
            <span>{`Expected ${money(period.expectedCash)}. `}</span>
            {form.differencePaisa !== null && <b>{`Difference: ${differenceText(form.differencePaisa)}`}</b>}
          </Difference>
        )}
        <FieldPair>
          {!isFirst && (
            <TextField
              label="Stays in the drawer, Rs"
              required
              hint="The next period begins with it."
              error={errors.nextFloat}
              inputMode="decimal"
              maxLength={10}
              value={values.nextFloat ?? String(period.float)}
              onChange={(nextFloat) => set({ nextFloat })}
            />
          )}
          <Field label="Day" required error={errors.day}>
            <TextInput
              type="date"
              max={form.today}
              min={period.lastDay ?? undefined}
              value={form.day}
              onChange={({ target }) => set({ day: target.value })}
            />
          </Field>
        </FieldPair>
        <Field label="Note" optional={!form.differencePaisa} error={errors.note}>
          <TextArea
            rows={2}
            maxLength={CASH_NOTE_MAX}
            value={values.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        </Field>
        {form.reason && (
          <Notice kind="error" title="The period is not closed">
            {form.reason}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={form.isBusy}>
            {action}
          </Button>
        </div>
      </Form>
      {form.isAsking && (
        <ConfirmDialog
          title={isFirst ? 'Begin the cash-up?' : `Close period ${period.number}?`}
          action={action}
          isBusy={form.isBusy}
          onConfirm={() => void close()}
          onClose={form.stopAsking}
        >
          <p>
            {`${money(form.countedCash ?? 0)} counted for ${dayText(form.day)}${!isFirst ? `, ${money(form.nextFloat ?? 0)} stay in the drawer` : ''}${form.differencePaisa ? `. The drawer has ${differenceText(form.differencePaisa)}.` : '.'}`}
          </p>
          <p>A closing cannot be changed later.</p>
        </ConfirmDialog>
      )}
      {question}
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Difference = styled.p`
  min-height: 1.5em;
  font-variant-numeric: tabular-nums lining-nums;
`;
