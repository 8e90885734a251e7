import * as messages from '@storefront/shared/messages';
import { useSearchParams } from '@storefront/shared/router';
import { parsePage } from '@storefront/shared/rules/paging';
import { notify } from '@storefront/shared/toast';
import { useEffect } from 'react';

const PARAMETER = 'page';

function withPage(parameters: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (page === 1) next.delete(PARAMETER);
  else next.set(PARAMETER, String(page));
  return next;
}

const warn = () => notify.error(messages.admin.negativePage, 'page');

/** Reads and sets the page number in the address. Below 1 it becomes 1, with a message (§5, C74). */
export function usePageNumber() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(PARAMETER);
  const page = parsePage(given);

  useEffect(() => {
    if (given === null || given === String(page)) return;
    if (Number(given) < 1) warn();
    setParameters((before) => withPage(before, page), { replace: true });
  }, [given, page, setParameters]);

  const goTo = (wanted: number) => {
    if (wanted < 1) warn();
    setParameters((before) => withPage(before, parsePage(wanted)));
  };
  return { page, goTo };
}
