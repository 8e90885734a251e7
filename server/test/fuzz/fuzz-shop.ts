import { newId } from '../../src/platform/db/ids';
import { sessionCookie } from '../../src/platform/sessions/session-cookie';
import { SECOND_FACTOR_ROLES_SETTING, startSession } from '../../src/platform/sessions/session-store';
import { awardPoints, checkout } from '../support/checkout';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { storeClosetItem, storePlace, storeProduct, testPicture } from '../support/stock-shop';
import type { AnyRequest } from './any-request';

const TABLES = ['products', 'closet_items', 'orders', 'cart_lines', 'gallery_images', 'locations'] as const;

export interface FuzzShop {
  readonly server: TestServer;
  /** Ids and names of existing rows, as of the last refresh. */
  readonly known: () => readonly string[];
  /** Replaces deleted rows. */
  refresh(): Promise<void>;
  /** Returns the cookie of a new session of this persona, because earlier requests may have ended the last one. */
  cookieOf(persona: AnyRequest['persona']): Promise<string>;
}

/** Starts a server with rows of every kind. */
export async function openFuzzShop(): Promise<FuzzShop> {
  const server = await startTestServer();
  const { db, clock } = server;
  const [customer, admin] = [await server.asCustomer('Known Person'), await server.asAdmin()];
  const ids: string[] = [];

  return {
    server,
    known: () => ids,
    async refresh() {
      // Else staff without a second factor could do nothing from then on (C298).
      await db.deleteFrom('settings').where('name', '=', SECOND_FACTOR_ROLES_SETTING).execute();
      const cake = await storeProduct(db, { price_paisa: 90_00 });
      const color = { name: 'Red', hex: '#ff0000', picture: testPicture };
      const shirt = await storeClosetItem(db, { colors: JSON.stringify([color]), size_options: '["M","L"]' });
      const place = await storePlace(db, `Place ${newId()}`, 50_00);
      await awardPoints(db, customer.person.id, 150, clock.now);
      await db
        .insertInto('gallery_images')
        .values({
          id: newId(),
          title: 'T',
          alt: 'A',
          picture: JSON.stringify(testPicture),
          created_at: 0,
          version: 1,
        })
        .execute();
      const guest = server.guest();
      await guest.call(
        'placeGuestOrder',
        checkout([{ _id: cake }, { _id: shirt, type: 'closet', selectedSize: 'M' }]),
      );
      const rows = await Promise.all(
        TABLES.map((table) => db.selectFrom(table).select('id').orderBy('id').limit(6).execute()),
      );
      ids.splice(0, ids.length, cake, shirt, place.name, 'Red', 'M', 'Coffee', customer.person.id);
      ids.push(...rows.flat().map(({ id }) => id), customer.person.email, admin.person.email, '4', 'table');
    },
    async cookieOf(persona) {
      if (persona === 'guest') return '';
      const { person } = persona === 'admin' ? admin : customer;
      const session = await startSession(db, person.id, clock.now);
      return `${sessionCookie(server.env.publicOrigin).name}=${session}`;
    },
  };
}
