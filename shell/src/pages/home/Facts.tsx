import { home } from '@storefront/shared/content/home';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import { type HoursText, hoursInShort } from '@storefront/shared/rules/hours-text';
import { type OrderingSettings, openState, opensText, pauseAt } from '@storefront/shared/rules/opening-hours';
import styled from 'styled-components';

/** Delivery takes 30 to 60 minutes, or starts again later: nobody is promised food while orders wait (C28). */
function deliveryFact(now: number | null, ordering: OrderingSettings): HoursText {
  if (now === null) return home.delivery;
  if (pauseAt(now, ordering)) return { title: 'Orders are paused', text: 'We open again soon' };
  const state = openState(now, ordering);
  if (state.isOpen) return home.delivery;
  const opens = opensText(now, state);
  return { title: 'Closed now', text: opens === null ? 'No delivery' : `Delivery from ${opens}` };
}

/** The hours that staff set, with exceptions, delivery and welcome points in one row. */
export function Facts() {
  const now = useMinute();
  const ordering = useOrderingSettings();
  const facts = [hoursInShort(now, ordering), deliveryFact(now, ordering), home.welcome];
  return (
    <Row>
      {facts.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each fact has its own place
        <li key={index}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-bottom: 1px solid var(--line);

  li {
    padding: 16px 0;
  }
  li + li {
    border-left: 1px solid var(--line);
    padding-left: 16px;
  }
  li:nth-child(3) {
    display: none;
  }
  b {
    display: block;
    font: 700 1.25rem/1.1 var(--font-display);
  }
  span {
    font-size: var(--t-small);
    color: var(--muted);
  }

  /* Large text: one below the other. */
  @media (max-width: 20em) {
    grid-template-columns: 1fr;

    li + li {
      border-top: 1px solid var(--line);
      border-left: 0;
      padding-left: 0;
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);

    li {
      padding: 24px 0;
    }
    li + li {
      padding-left: 32px;
    }
    li:nth-child(3) {
      display: list-item;
      list-style: none;
    }
    b {
      font-size: 1.5rem;
    }
  }
`;
