import { readRuntimeConfig } from '@storefront/shared/config';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';

/** Leads to who changed one thing (C291); nothing with a server that keeps no audit. */
export const HistoryLink = ({ subject }: { readonly subject: string }) =>
  readRuntimeConfig().ownServer ? (
    <p>
      <Link to={`${paths.admin('history')}?${new URLSearchParams({ subject })}`}>Who changed this</Link>
    </p>
  ) : null;
