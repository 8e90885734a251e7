import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useSlotAbove } from '../layout/use-slot-above';

export interface TroubleBarProps {
  /** What the visitor calls the page: "The menu". */
  readonly part: string;
  /** The problem, after the page's name. */
  readonly trouble?: string;
  /** The consequence for the visitor. */
  readonly children: ReactNode;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A sticky notice above a page that stays usable (C90). */
export function TroubleBar({
  part,
  trouble = 'is having trouble',
  children,
  isRetrying,
  onRetry,
  onClose,
}: TroubleBarProps) {
  const place = useSlotAbove('main');
  return createPortal(
    <Bar>
      <Notice
        kind="error"
        title={`${part} ${trouble}`}
        actions={
          <>
            <Button onClick={onRetry} busy={isRetrying}>
              Retry
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Go on
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </Bar>,
    place,
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--s3) var(--gutter);
`;
