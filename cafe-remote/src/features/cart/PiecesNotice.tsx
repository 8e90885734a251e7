import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Notice } from '@storefront/shared/ui/Notice';

/** Says above the checkout button that the order holds too many pieces for a guest, and what to do (C107). */
export function PiecesNotice({ problem }: { readonly problem: string | null }) {
  const { table } = useTable();
  if (problem === null) return null;
  return (
    <Notice
      kind="warning"
      title="Too many pieces for one order"
      actions={
        <ButtonLink to={paths.login(paths.cart(table))} variant="secondary">
          LogIn
        </ButtonLink>
      }
    >
      {problem}
    </Notice>
  );
}
