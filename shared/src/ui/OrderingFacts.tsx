import styled from 'styled-components';
import { useOpenState } from '../hooks/use-open-state';
import { useOrderingNews } from '../hooks/use-ordering-news';
import { useOrderingSettings } from '../hooks/use-ordering-settings';
import { callText, DELIVERY_ESTIMATE_MINUTES } from '../rules/delivery-estimate';
import { usualHours } from '../rules/opening-hours';
import { Icon } from './Icon';
import { clockIcon, pauseIcon } from './icons';

const { from, to } = DELIVERY_ESTIMATE_MINUTES;

interface OrderingFactsProps {
  readonly table: string | null;
  /** False for clothes, which depend on neither hours nor minutes (C81). */
  readonly hasFood?: boolean | undefined;
}

/**
 * Two lines before the Add button: hours and delivery, or why orders wait and when they start (C28, P10). Both take the
 * same space, because the browser learns only after hydration that the shop is closed.
 */
export function OrderingFacts({ table, hasFood = true }: OrderingFactsProps) {
  const news = useOrderingNews(hasFood);
  const state = useOpenState();
  const ordering = useOrderingSettings();
  if (news)
    return (
      <News role="status">
        <Icon path={news.isPaused ? pauseIcon : clockIcon} size={20} />
        <b>{news.title}</b>
        <span>{news.text || 'Fill your cart now. It waits for you.'}</span>
      </News>
    );
  const call = hasFood ? null : callText([{ type: 'closet' }], { isAtTable: table !== null });
  if (call)
    return (
      <Facts>
        <span>Delivery or self pickup</span>
        <span>{call}</span>
      </Facts>
    );
  return (
    <Facts>
      {state?.isOpen ? (
        <span>
          <b>Open now</b>
          <span>{` until ${state.closesAt ?? ''}`}</span>
        </span>
      ) : (
        <span>{usualHours(ordering)}</span>
      )}
      <span>{table === null ? `Delivery ${from} to ${to} min` : 'We bring it to your table'}</span>
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  align-content: center;
  min-height: 56px;
  font-size: var(--t-small);
  line-height: 1.43;
  color: var(--muted);

  b {
    font-weight: 600;
    color: var(--ink);
  }
`;

const News = styled(Facts)`
  grid-template-columns: 20px minmax(0, 1fr);
  column-gap: 12px;
  width: 100%;
  max-width: 460px;
  padding: 8px 12px;
  border-radius: var(--r-control);
  background: var(--accent-soft);
  color: var(--ink);
  overflow-wrap: anywhere;

  > svg {
    grid-row: 1 / 3;
    align-self: center;
    color: var(--accent-text);
  }

  /* Each text keeps its one line. */
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);

    > svg {
      display: none;
    }
  }
`;
