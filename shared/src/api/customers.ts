import { request } from '@storefront/shared/api';
import type { PersonalData } from '../contract/entities/customer-page';

/** Returns all that the shop knows of the signed-in person (C303). Ours, not in §7. */
export const exportOwnData = (): Promise<PersonalData> => request('exportOwnData', {});

/** Deletes the account of the signed-in customer; status 400 means a wrong password, 409 an order under way (C303). Ours, not in §7. */
export const deleteOwnAccount = (password: string) => request('deleteOwnAccount', { body: { password } });
