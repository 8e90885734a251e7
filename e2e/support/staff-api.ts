import { type APIRequest, type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { PORT, staff } from './shop-environment';
import type { PieceFields, SeenOrder, TestItem, TestOptions } from './staff-data';

const groupForm = ({ choices, ...group }: TestOptions) => ({
  ...group,
  choices: choices.map(({ price = 0, ...choice }) => ({ ...choice, priceDifference: price })),
});

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let count = 0;

/** Returns a unique name. */
function uniqueName(name: string): string {
  count += 1;
  return `${name} ${Date.now()}-${count}`;
}

type Form = Readonly<Record<string, string | ReturnType<typeof picture>>>;

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: ONE_PIXEL });

async function dataOf<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** A client of the API as staff. `close` deletes everything that it has added. */
export class StaffApi {
  private readonly addedItems = new Map<string, 'product' | 'closet'>();
  /** Paths that delete added pictures and places. */
  private readonly cleanupPaths: string[] = [];

  private readonly coupons: { readonly _id: string }[] = [];

  private constructor(private readonly request: APIRequestContext) {}

  static async open(requests: APIRequest): Promise<StaffApi> {
    const request = await requests.newContext({ baseURL: `http://127.0.0.1:${PORT}` });
    const answer = await request.post('/api/v1/user/login', { data: staff });
    expect(answer.ok(), await answer.text()).toBe(true);
    return new StaffApi(request);
  }

  /** Returns the browser state of the signed-in staff member. */
  session(): ReturnType<APIRequestContext['storageState']> {
    return this.request.storageState();
  }

  /** @param mealtime when it is served, such as `{ from: '07:00', until: '11:00' }`; without it, all day */
  addDish(
    name: string,
    price: number,
    { description = '', category = 'Specials', mealtime = null as object | null } = {},
  ): Promise<TestItem> {
    const image = picture('dish.png');
    return this.add('product', {
      name: uniqueName(name),
      price: String(price),
      category,
      description,
      mealtime: JSON.stringify(mealtime),
      image,
    });
  }

  /** Adds a piece for men. Default stock: 50. */
  addPiece(name: string, price: number, fields: PieceFields = {}): Promise<TestItem> {
    const {
      division = 'closet',
      availableStock = 50,
      colors = [],
      sizeOptions = [],
      cells,
      ...words
    } = fields;
    const ofColor = (color: string, index: number): Form => ({
      [`colorName_${index}`]: color,
      [`colorImage_${index}`]: picture(`${color}.png`),
    });
    return this.add('closet', {
      name: uniqueName(name),
      price: String(price),
      category: 'Men',
      division,
      ...words,
      availableStock: String(availableStock),
      sizeOptions: sizeOptions.join(','),
      ...(cells && { cells: JSON.stringify(cells) }),
      ...Object.assign({}, ...colors.map(ofColor)),
    });
  }

  /** Returns the stock of a piece. */
  async stockOf({ _id }: TestItem): Promise<number> {
    const answer = await this.request.get(`/api/v1/closet/get/${_id}`);
    return (await dataOf<{ availableStock: number }>(answer)).availableStock;
  }

  async setPrice({ _id }: TestItem, price: number): Promise<void> {
    expect((await this.request.put(`/api/v1/product/update/${_id}`, { data: { price } })).ok()).toBe(true);
  }

  /** Adds groups of options and gives them to a dish. Returns their ids. */
  async addOptions({ _id }: TestItem, groups: readonly TestOptions[]): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const group of groups) {
      const data = { ...groupForm(group), name: uniqueName(group.name) };
      const added = await dataOf<{ _id: string }>(
        await this.request.post('/api/v1/product/options', { data }),
      );
      this.cleanupPaths.push(`/product/options/${added._id}`);
      ids.push(added._id);
    }
    await dataOf(await this.request.put(`/api/v1/product/update/${_id}`, { data: { optionGroups: ids } }));
    return ids;
  }

  /** Changes the price of a choice of a group, in rupees. */
  async setOptionPrice(group: string, name: string, price: number): Promise<void> {
    const answer = await this.request.get('/api/v1/product/options');
    const groups =
      await dataOf<{ _id: string; choices: { name: string; priceDifference: number }[] }[]>(answer);
    const found = groups.find(({ _id }) => _id === group);
    const choices = found?.choices.map((choice) =>
      choice.name === name ? { ...choice, priceDifference: price } : choice,
    );
    const data = { ...found, choices };
    await dataOf(await this.request.put(`/api/v1/product/options/${group}`, { data }));
  }

  async deleteItem(_id: string): Promise<void> {
    const kind = this.addedItems.get(_id) ?? 'product';
    expect((await this.request.delete(`/api/v1/${kind}/delete/${_id}`)).ok()).toBe(true);
    this.addedItems.delete(_id);
  }

  async addPicture(title: string, alt: string): Promise<void> {
    const multipart = { title, alt, image: picture('view.png') };
    const answer = await this.request.post('/api/v1/gallary/add', { multipart });
    this.cleanupPaths.push(`/gallary/delete/${(await dataOf<{ _id: string }>(answer))._id}`);
  }

  /** Adds a delivery place; returns its id. */
  async addPlace(address: string, rate: number): Promise<string> {
    const answer = await this.request.post('/api/v1/product/address', { data: { data: { address, rate } } });
    const { _id } = await dataOf<{ _id: string }>(answer);
    this.cleanupPaths.push(`/product/deladd/${_id}`);
    return _id;
  }

  async deletePlace(id: string): Promise<void> {
    expect((await this.request.delete(`/api/v1/product/deladd/${id}`)).ok()).toBe(true);
  }

  /** Adds a coupon with a code of its own; `close` switches it off, because orders may have it. Returns the code. */
  async addCoupon(terms: Readonly<Record<string, unknown>>): Promise<string> {
    const code = `E2E-${Date.now().toString(36)}`.toUpperCase();
    const data = { code, ...terms };
    const { _id } = await dataOf<{ _id: string }>(await this.request.post('/api/v1/offer/add', { data }));
    this.coupons.push({ _id, ...data });
    return code;
  }

  /** Returns the link on the card of a table. */
  async tableLink(table: string): Promise<string> {
    const answer = await this.request.get(`/api/v1/setting/tablecodes?tables=${table}`);
    const [{ code }] = await dataOf<[{ code: string }]>(answer);
    return `http://127.0.0.1:${PORT}/menu?table=${table}&k=${code}`;
  }

  /** Moves the party at a table to another table (C243). */
  async moveParty(table: string, other: string): Promise<void> {
    const answer = await this.request.get('/api/v1/table/list');
    const tables =
      await dataOf<{ tableNumber: string; sitting: { _id: string; version: number } | null }[]>(answer);
    const sitting = tables.find(({ tableNumber }) => tableNumber === table)?.sitting;
    const data = { tableNumber: other, version: sitting?.version };
    await dataOf(await this.request.put(`/api/v1/table/move/${sitting?._id}`, { data }));
  }

  /** Changes these settings. */
  async saveSettings(parts: Readonly<Record<string, unknown>>): Promise<void> {
    await dataOf(await this.request.put('/api/v1/setting/update', { data: parts }));
  }

  async readSettings(): Promise<Readonly<Record<string, unknown>>> {
    return dataOf(await this.request.get('/api/v1/setting/get'));
  }

  /** Returns the orders of a customer or of a table. */
  async ordersOf(who: { readonly search: string } | { readonly table: string }): Promise<SeenOrder[]> {
    const query = 'search' in who ? `&search=${encodeURIComponent(who.search)}` : '&limit=50';
    const answer = await this.request.get(`/api/v1/order/get?page=1${query}`);
    const { data } = (await answer.json()) as { data: SeenOrder[] };
    return 'search' in who ? data : data.filter(({ tableNumber }) => tableNumber === who.table);
  }

  async setStatus(orderId: string, status: 'processing' | 'completed' | 'cancelled'): Promise<void> {
    const path = `/api/v1/order/changeStatus/${orderId}`;
    await dataOf(await this.request.put(path, { data: { status } }));
  }

  /** Sets the step of an order (C206). @param promisedAt absent: the promised time stays */
  async setStep(orderId: string, step: 'accepted' | 'preparing' | 'ready', promisedAt?: Date): Promise<void> {
    const data = { step, ...(promisedAt && { promisedAt: promisedAt.toISOString() }) };
    await dataOf(await this.request.put(`/api/v1/order/step/${orderId}`, { data }));
  }

  async close(): Promise<void> {
    for (const id of this.addedItems.keys()) await this.deleteItem(id);
    for (const { _id, ...data } of this.coupons)
      await this.request.put(`/api/v1/offer/update/${_id}`, { data: { ...data, active: false } });
    for (const path of this.cleanupPaths) await this.request.delete(`/api/v1${path}`);
    await this.request.dispose();
  }

  private async add(kind: 'product' | 'closet', multipart: Form): Promise<TestItem> {
    const added = await dataOf<TestItem>(await this.request.post(`/api/v1/${kind}/add`, { multipart }));
    this.addedItems.set(added._id, kind);
    return added;
  }
}
