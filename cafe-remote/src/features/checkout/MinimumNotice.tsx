import { paths } from '@storefront/shared/paths';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Notice } from '@storefront/shared/ui/Notice';
import styled from 'styled-components';

interface MinimumNoticeProps {
  /** What is missing to the minimum of the place, in words. */
  readonly problem: string;
  readonly onPickup: () => void;
}

/** Says before PLACE ORDER what is missing to the minimum order, and offers the two ways on (C265). */
export const MinimumNotice = ({ problem, onPickup }: MinimumNoticeProps) => (
  <Above
    kind="warning"
    title={problem}
    actions={
      <>
        <ButtonLink variant="secondary" to={paths.menu()}>
          Go to Menu
        </ButtonLink>
        <Button variant="secondary" onClick={onPickup}>
          Pick it up instead
        </Button>
      </>
    }
  >
    Add something, or pick the order up at the counter.
  </Above>
);

const Above = styled(Notice)`
  margin-bottom: 16px;
`;
