import { Button } from '@storefront/shared/ui/Button';
import styled from 'styled-components';

interface OlderPagerProps {
  readonly isNewest: boolean;
  /** The older rows are on their way: the button keeps the focus. */
  readonly isLoading: boolean;
  readonly hasOlder: boolean;
  readonly onNewest: () => void;
  readonly onOlder: () => void;
}

/** Shows Newest and Older below a list whose pages begin after a row and have no numbers. Nothing for a single page. */
export function OlderPager({ isNewest, isLoading, hasOlder, onNewest, onOlder }: OlderPagerProps) {
  if (isNewest && !hasOlder) return null;
  return (
    <Row aria-label="Pages">
      <Button variant="secondary" disabled={isNewest} onClick={onNewest}>
        Newest
      </Button>
      <Button variant="secondary" busy={isLoading} disabled={!hasOlder && !isLoading} onClick={onOlder}>
        Older
      </Button>
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  justify-content: end;
  gap: 8px;
  padding-block: 16px;
`;
