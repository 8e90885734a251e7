import { editConflict } from '@storefront/shared/contract/envelope';
import type { HttpClient } from '../../support/http-client';
import { closetItems, gallery, places, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { form } from '../support/forms';
import type { CaseGroup, Shop } from '../support/shop';

type EditCall = 'updateProduct' | 'updateClosetItem' | 'updateGalleryImage' | 'updateLocation';

/** One thing that staff edit, and three different edits of it. */
interface Kind {
  readonly name: EditCall;
  readonly id: string;
  readonly field: string;
  readonly edits: readonly [first: string | number, stale: string | number, last: string | number];
  readonly isForm?: boolean;
}

const kinds: readonly Kind[] = [
  { name: 'updateProduct', id: products.espresso._id, field: 'price', edits: [121, 122, 120] },
  { name: 'updateProduct', id: products.espresso._id, field: 'price', edits: [121, 122, 120], isForm: true },
  { name: 'updateClosetItem', id: closetItems.scarf._id, field: 'material', edits: ['Silk', 'Wool', 'Felt'] },
  { name: 'updateGalleryImage', id: gallery.garden._id, field: 'title', edits: ['A', 'B', 'The garden'] },
  { name: 'updateLocation', id: places.lakeside._id, field: 'rate', edits: [51, 52, 50] },
];

type Edited = Readonly<Record<string, unknown>> & { readonly version?: number };

async function editor(shop: Shop, { name, id, field, isForm = name === 'updateClosetItem' }: Kind) {
  const admin = await shop.admin();
  const save = (value: unknown, version?: number | 'none') => {
    const fields = { [field]: value, ...(version !== 'none' && version !== undefined && { version }) };
    const texts = Object.fromEntries(Object.entries(fields).map(([key, own]) => [key, String(own)]));
    return admin.send(name, { params: { id }, body: isForm ? form(texts) : fields });
  };
  const saved = async (value: unknown, version?: number): Promise<Edited> =>
    success(name, await save(value, version)) as Edited;
  return { save, saved };
}

const settingsOf = async (client: HttpClient) => success('getSettings', await client.call('getSettings', {}));

export const editVersionCases: CaseGroup = {
  title: 'versions of what staff edit',
  cases: [
    ...kinds.map((kind) => ({
      name: `C165, P35: ${kind.name}${kind.isForm ? ' as a form' : ''}: a stale save is refused with who, when and both values`,
      async run(shop: Shop) {
        const { save, saved } = await editor(shop, kind);
        const [first, stale, last] = kind.edits;
        const { version: seen } = await saved(last);
        const newer = await saved(first, seen);
        expect(newer.version).toBe((seen ?? 0) + 1);
        const conflict = editConflict.parse(refusal(await save(stale, seen), 409).data);
        expect(conflict).toMatchObject({
          version: newer.version,
          changedBy: expect.any(String),
          changedAt: expect.stringMatching(/Z$/),
          current: { [kind.field]: first },
        });
        expect(conflict.differences).toContainEqual({ field: kind.field, yours: stale, theirs: first });
        expect(await saved(last, conflict.version)).toMatchObject({ [kind.field]: last });
      },
    })),
    ...kinds.map((kind) => ({
      name: `C165: ${kind.name}${kind.isForm ? ' as a form' : ''}: without a version the last save wins (§7), and a repeat is no conflict`,
      async run(shop: Shop) {
        const { saved } = await editor(shop, kind);
        const [first, , last] = kind.edits;
        const { version = 0 } = await saved(first);
        expect(await saved(first, version - 1)).toMatchObject({ [kind.field]: first });
        expect(await saved(last)).toMatchObject({ [kind.field]: last });
      },
    })),
    {
      name: 'C165, C105: settings have a version per part; only the same part conflicts',
      async run(shop) {
        const admin = await shop.admin();
        const update = (body: unknown) => admin.send('updateSettings', { body });
        const { versions } = await settingsOf(shop.guest());
        success('updateSettings', await update({ refuseWhenClosed: true, versions }));
        success('updateSettings', await update({ exceptions: { '2026-10-20': [] }, versions }));
        const { data, message } = refusal(
          await update({ exceptions: { '2026-10-21': [] }, refuseWhenClosed: false, versions }),
          409,
        );
        const conflict = editConflict.parse(data);
        expect(message).toContain(conflict.changedBy);
        expect(conflict.differences).toEqual([
          { field: 'exceptions', yours: { '2026-10-21': [] }, theirs: { '2026-10-20': [] } },
        ]);
        expect(await settingsOf(admin)).toMatchObject({ refuseWhenClosed: true });
        success('updateSettings', await update({ exceptions: {}, refuseWhenClosed: false }));
      },
    },
    {
      name: 'C10, C38: a place cannot take the name of another place',
      async run(shop) {
        const admin = await shop.admin();
        const list = success('listLocations', await admin.call('listLocations', {}));
        const other = list.find(({ _id }) => _id !== places.lakeside._id);
        const params = { id: places.lakeside._id };
        const body = { address: other?.address.toUpperCase() ?? '' };
        const answer = await admin.call('updateLocation', { params, body });
        expect(refusal(answer, 409).message).toBe('Location already exists');
        refusal(await admin.send('updateLocation', { params, body: { rate: -1 } }), 400, 'rate');
        refusal(await admin.send('updateLocation', { params, body: { address: 'Pick up' } }), 400, 'address');
      },
    },
  ],
};
