import type { Ref } from 'react';
import styled from 'styled-components';
import type { TableCalls } from '../../hooks/use-table-calls';
import { Icon } from '../Icon';
import { bellIcon, receiptIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden';

interface TableCallButtonsProps extends TableCalls {
  readonly ref: Ref<HTMLDivElement>;
  /** False keeps their room: the server has not answered yet, or the party sits elsewhere. */
  readonly isUsable: boolean;
}

/** Call and Bill in the bar of a table (C241). Below 360 px they show their icons only. */
export function TableCallButtons({ ref, isUsable, ...calls }: TableCallButtonsProps) {
  const { calledAt, bill, line, isPending, show, send } = calls;
  return (
    <Buttons ref={ref} $isUsable={isUsable}>
      <Act
        data-on={calledAt !== null || undefined}
        aria-busy={isPending || undefined}
        onClick={() => (calledAt === null ? send({ want: 'staff', wanted: true }) : show('news'))}
      >
        <Icon path={bellIcon} size={18} />
        <span>{calledAt === null ? 'Call' : 'Called'}</span>
      </Act>
      <Act
        data-on={bill !== null || undefined}
        aria-busy={isPending || undefined}
        aria-expanded={bill === null ? line === 'method' : undefined}
        onClick={() => show(bill !== null ? 'news' : line === 'method' ? 'none' : 'method')}
      >
        <Icon path={receiptIcon} size={18} />
        <span>Bill{bill !== null && <VisuallyHidden> is coming</VisuallyHidden>}</span>
      </Act>
    </Buttons>
  );
}

const Buttons = styled.div<{ $isUsable: boolean }>`
  display: flex;
  gap: 8px;
  margin-left: auto;
  visibility: ${({ $isUsable }) => ($isUsable ? 'visible' : 'hidden')};
`;

const Act = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: var(--tap);
  padding: 0 12px;
  border-radius: 10px;
  background: color-mix(in srgb, var(--on-float) 14%, transparent);
  font-size: 0.875rem;
  font-weight: 600;
  white-space: nowrap;

  &[data-on] {
    background: var(--on-float);
    color: var(--float);
  }

  &[aria-busy] {
    cursor: progress;
  }

  /* "Called" is wider than "Call": the sum beside it does not move. */
  &:first-child {
    min-width: 5.75rem;
  }

  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }

  @media (max-width: 359px) {
    width: var(--tap);
    padding: 0;

    &:first-child {
      min-width: 0;
    }

    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
