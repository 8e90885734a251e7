import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { PORT, staff } from './shop-environment';

/** A dish of the menu, as far as journeys speak of it. */
export interface TestDish {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
}

/** An order as staff see it, as far as journeys speak of it. */
export interface SeenOrder {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly tableNumber: string | null;
  readonly deliveryOption: string | null;
  readonly totalAmount: number;
  readonly redeemedPoints: number;
  readonly item: readonly { readonly name: string; readonly price: number; readonly quantity: number }[];
}

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let count = 0;

/** What staff do while a customer looks at the shop, without a screen. Dishes of its own leave nothing behind. */
export class StaffDesk {
  private readonly dishes = new Set<string>();

  private constructor(private readonly request: APIRequestContext) {}

  static async open(requests: APIRequest): Promise<StaffDesk> {
    const request = await requests.newContext({ baseURL: `http://127.0.0.1:${PORT}` });
    const answer = await request.post('/api/v1/user/login', { data: staff });
    expect(answer.ok(), await answer.text()).toBe(true);
    return new StaffDesk(request);
  }

  async addDish(name: string, price: number): Promise<TestDish> {
    count += 1;
    const image = { name: 'dish.png', mimeType: 'image/png', buffer: ONE_PIXEL };
    const own = `${name} ${Date.now()}-${count}`;
    const answer = await this.request.post('/api/v1/product/add', {
      multipart: { name: own, price: String(price), category: 'Specials', image },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { data } = (await answer.json()) as { data: TestDish };
    this.dishes.add(data._id);
    return data;
  }

  async setPrice({ _id }: TestDish, price: number): Promise<void> {
    expect((await this.request.put(`/api/v1/product/update/${_id}`, { data: { price } })).ok()).toBe(true);
  }

  async takeOff(_id: string): Promise<void> {
    expect((await this.request.delete(`/api/v1/product/delete/${_id}`)).ok()).toBe(true);
    this.dishes.delete(_id);
  }

  /** The orders that somebody placed, or that came from a table. */
  async ordersOf(who: { readonly search: string } | { readonly table: string }): Promise<SeenOrder[]> {
    const query = 'search' in who ? `&search=${encodeURIComponent(who.search)}` : '&limit=50';
    const answer = await this.request.get(`/api/v1/order/get?page=1${query}`);
    const { data } = (await answer.json()) as { data: SeenOrder[] };
    return 'search' in who ? data : data.filter(({ tableNumber }) => tableNumber === who.table);
  }

  async close(): Promise<void> {
    for (const id of this.dishes) await this.takeOff(id);
    await this.request.dispose();
  }
}
