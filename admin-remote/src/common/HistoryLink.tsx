import { readRuntimeConfig } from '@storefront/shared/config';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { useMay } from './use-may';

/** Leads to who changed one thing (C291); nothing with a server that keeps no audit, or for who may not read it. */
export function HistoryLink({ subject }: { readonly subject: string }) {
  const may = useMay();
  return readRuntimeConfig().ownServer && may('seeAudit') ? (
    <p>
      <Link to={`${paths.admin('history')}?${new URLSearchParams({ subject })}`}>Who changed this</Link>
    </p>
  ) : null;
}
