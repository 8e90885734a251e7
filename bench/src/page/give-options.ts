interface Dish {
  readonly _id: string;
}

/** Gives every other dish of the menu all groups of options of the shop, and the others none (C255). @param session of staff */
export async function giveOptions(origin: string, session: string): Promise<void> {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const headers = { cookie: `session=${session}`, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/v1${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const groups = (await call<readonly { readonly _id: string }[]>('/product/options')).map(({ _id }) => _id);
  const dishes: Dish[] = [];
  for (let page = 1; ; page += 1) {
    const found = await call<readonly { readonly products: readonly Dish[] }[]>(
      `/product/getall?page=${page}`,
    );
    if (found.length === 0) break;
    dishes.push(...found.flatMap(({ products }) => products));
  }
  if (groups.length === 0 || dishes.length === 0) throw new Error('The shop has no dishes or no options');
  for (const [index, { _id }] of dishes.entries()) {
    const body = JSON.stringify({ optionGroups: index % 2 === 0 ? groups : [] });
    await call(`/product/update/${_id}`, { method: 'PUT', body });
  }
}
