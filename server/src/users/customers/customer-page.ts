import { notFound } from '@storefront/http/failure';
import type { CustomerPage } from '@storefront/shared/contract/entities/customer-page';
import { sortAddresses } from '@storefront/shared/rules/saved-addresses';
import { selectAddresses } from '../../addresses/address-queries';
import { addressToWire } from '../../addresses/address-service';
import { pointBalances } from '../../loyalty/points-ledger';
import type { Reader } from '../../platform/db/database';
import { phonesOfUsers } from '../customers-by-phone';
import { findUser } from '../user-queries';
import { userToWire } from '../user-to-wire';
import { findNote, noteToWire } from './customer-note';
import { findReferrer } from './referrals';

/** Returns one customer as staff see them (C300). @throws Failure 404 for an unknown or closed account */
export async function readCustomer(db: Reader, id: string, now: number): Promise<CustomerPage> {
  const user = await findUser(db, id);
  if (!user) throw notFound('Customer not found');
  const balanceOf = await pointBalances(db, [id], now);
  const phones = await phonesOfUsers(db, [id]);
  const addresses = await selectAddresses(db, id);
  return {
    ...userToWire(user, balanceOf(id).points),
    pointsOwed: balanceOf(id).owed,
    phone: phones.get(id) ?? null,
    referredBy: await findReferrer(db, id),
    addresses: sortAddresses(addresses.map(addressToWire)),
    note: await noteToWire(db, await findNote(db, id)),
  };
}
