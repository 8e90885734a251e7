import { paths } from '@storefront/shared/paths';

/** Returns the address of the page of one customer, which only our server has (C300). */
export const customerAddress = (id: string): string => paths.admin(`customers/${encodeURIComponent(id)}`);
