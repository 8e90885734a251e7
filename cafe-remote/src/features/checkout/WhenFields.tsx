import { serverNow } from '@storefront/shared/api';
import { slotText, slotTimes } from '@storefront/shared/ordering/slot-text';
import { shopDate } from '@storefront/shared/rules/kathmandu';
import type { ShippingState } from '@storefront/shared/rules/shipping';
import { Field } from '@storefront/shared/ui/Field';
import { Notice } from '@storefront/shared/ui/Notice';
import { RadioCard } from '@storefront/shared/ui/RadioCard';
import { Select } from '@storefront/shared/ui/Select';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { MadeItem } from '../../common/use-slots';
import { endedText } from './checkout-errors';
import { Section } from './Section';
import { type SlotDay, useWhen, type WhenOffer } from './use-when';

/** Returns what the section says at a time that takes no more orders. @param slotAt ISO 8601 */
export const fullText = (slotAt: string): string =>
  `${slotTimes(Date.parse(slotAt))} is full now. Choose another time.`;

const LATER = 'Later today or tomorrow';

interface WhenFieldsProps {
  readonly items: readonly MadeItem[];
  readonly shipping: ShippingState;
  /** The chosen slot, ISO 8601; null: as soon as possible. */
  readonly slotAt: string | null;
  readonly onChoose: (slotAt: string | null) => void;
  /** Why the server refused the chosen slot. */
  readonly error: string | undefined;
}

/** As soon as possible, or a quarter of an hour of today or tomorrow (C237). Hidden with a server that has no slots. */
export function WhenFields({ items, shipping, slotAt, onChoose, error }: WhenFieldsProps) {
  const when = useWhen(items, shipping);
  const [dropped, setDropped] = useState<string | null>(null);
  const offer = typeof when === 'object' ? when : null;
  const isKnown = offer?.days.some(({ slots }) => slots.some(({ at }) => at === slotAt)) ?? true;
  const isGone = slotAt !== null && (when === 'absent' || !isKnown);

  const hasNone = offer?.days.length === 0;
  const wasOffered = useRef(false);

  const drop = useEffectEvent(() => {
    if (slotAt !== null && offer) setDropped(slotText(Date.parse(slotAt), offer.now));
    onChoose(null);
  });
  // A slot that ends while the page is open stays chosen until the server refuses it: no order changes its time unseen (C403).
  useEffect(() => {
    if (isGone && (!wasOffered.current || when === 'absent' || hasNone)) drop();
    if (!isGone && slotAt !== null && offer) wasOffered.current = true;
  }, [isGone, slotAt, offer, when, hasNone]);

  const choose = (at: string | null) => {
    setDropped(null);
    onChoose(at);
  };

  if (when === 'absent' || (when === 'unknown' && slotAt === null)) return null;
  const first = offer && firstFree(offer.days);
  return (
    <Section title="When?">
      <fieldset>
        <VisuallyHidden as="legend">When</VisuallyHidden>
        <Options>
          <RadioCard
            name="when"
            title={offer?.soonest ?? 'As soon as possible'}
            checked={slotAt === null}
            onChange={() => choose(null)}
          />
          <RadioCard
            name="when"
            title={LATER}
            checked={slotAt !== null}
            disabled={slotAt === null && !first}
            onChange={() => first && choose(first)}
          />
        </Options>
      </fieldset>
      {slotAt !== null && !offer && <Said>{`You chose ${slotText(Date.parse(slotAt), serverNow())}.`}</Said>}
      {slotAt !== null && offer && (
        <SlotSelects offer={offer} slotAt={slotAt} onChoose={choose} error={error} />
      )}
      {dropped !== null && slotAt === null && (
        <Above title={`You chose ${dropped}`}>
          That is no longer possible. We make it as soon as we can, or you choose another time.
        </Above>
      )}
    </Section>
  );
}

const firstFree = (days: readonly SlotDay[]): string | undefined =>
  days.flatMap(({ slots }) => slots).find(({ isFull }) => !isFull)?.at;

interface SlotSelectsProps extends Pick<WhenFieldsProps, 'onChoose' | 'error'> {
  readonly offer: WhenOffer;
  readonly slotAt: string;
}

/** Day and time. A full time is listed, and cannot be chosen; one that ended leaves the field of the time empty. */
function SlotSelects({ offer: { days }, slotAt, onChoose, error }: SlotSelectsProps) {
  const time = useRef<HTMLSelectElement>(null);
  const chosenDay = days.find(({ slots }) => slots.some(({ at }) => at === slotAt));
  const day = chosenDay ?? days.find(({ date }) => date === shopDate(Date.parse(slotAt))) ?? days[0];
  const isFull = day?.slots.some(({ at, isFull }) => at === slotAt && isFull);
  const problem = isFull
    ? fullText(slotAt)
    : chosenDay
      ? undefined
      : endedText(slotTimes(Date.parse(slotAt)));

  useEffect(() => {
    if (error) time.current?.focus();
  }, [error]);

  const chooseDay = (date: string) => {
    const slots = days.filter((each) => each.date === date);
    onChoose(firstFree(slots) ?? slots[0]?.slots[0]?.at ?? null);
  };
  return (
    <Pair>
      <Field label="Day">
        <Select value={day?.date} onChange={({ target }) => chooseDay(target.value)}>
          {days.map(({ date, name }) => (
            <option key={date} value={date}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Time" error={error ?? problem}>
        <Select ref={time} value={chosenDay ? slotAt : ''} onChange={({ target }) => onChoose(target.value)}>
          {!chosenDay && (
            <option value="" disabled>
              Choose a time
            </option>
          )}
          {day?.slots.map(({ at, times, isFull }) => (
            <option key={at} value={at} disabled={isFull}>
              {isFull ? `${times}, full` : times}
            </option>
          ))}
        </Select>
      </Field>
    </Pair>
  );
}

const Options = styled.div`
  display: grid;
  gap: 12px;

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: 12px;
  margin-top: 16px;

  @media (max-width: 19.9em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Said = styled.p`
  margin-top: 12px;
`;

const Above = styled(Notice)`
  margin-top: 12px;
`;
