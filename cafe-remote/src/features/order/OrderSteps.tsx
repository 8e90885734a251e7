import type { Step } from '@storefront/shared/ordering/order-news';
import styled from 'styled-components';
import { nodeColors, StepNode } from './StepNode';

/** The steps of an order with their times: upright on a phone, in a row from 1024 px. */
export function OrderSteps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <List aria-label="Progress">
      {steps.map(({ name, state, time, was }) => (
        <Item key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <StepNode size={22} />
          <b>{name}</b>
          {time && (
            <time>
              {was && (
                <>
                  <s translate="no">{was}</s>{' '}
                </>
              )}
              <span translate="no">{time}</span>
            </time>
          )}
        </Item>
      ))}
    </List>
  );
}

const dotted = (angle: number) =>
  `repeating-linear-gradient(${angle}deg, var(--edge) 0 3px, transparent 3px 7px)`;

const List = styled.ol`
  display: grid;
  margin: 20px 0 4px;

  @media (min-width: 1024px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 180px);
    margin-top: 28px;
  }
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr) auto;
  gap: 0 14px;
  padding-bottom: 18px;
  line-height: 1.4;

  b {
    font-weight: 600;
  }

  time {
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
    white-space: nowrap;
  }

  @media (max-width: 19.9em) {
    time {
      grid-column: 2;
    }
  }

  /* Both times of a late order have no room beside the name on a narrow phone. */
  s {
    display: block;
  }

  &::before {
    content: '';
    position: absolute;
    top: 22px;
    bottom: 0;
    left: 10px;
    width: 2px;
    background: var(--ink);
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:last-child::before {
    display: none;
  }

  ${nodeColors}

  &[data-state='now'] b {
    font-weight: 700;
  }

  &[data-state='next'] b {
    font-weight: 400;
    color: var(--muted);
  }

  &[data-state='now']::before,
  &[data-state='next']::before {
    background: ${dotted(180)};
  }

  @media (min-width: 1024px) {
    grid-template-columns: 1fr;
    align-content: start;
    padding: 34px 12px 0 0;

    time {
      text-align: left;
    }

    svg {
      position: absolute;
      top: 0;
      left: 0;
    }

    &::before {
      top: 10px;
      right: 0;
      bottom: auto;
      left: 22px;
      width: auto;
      height: 2px;
    }

    &[data-state='now']::before,
    &[data-state='next']::before {
      background: ${dotted(90)};
    }
  }
`;
