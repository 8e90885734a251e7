import { refusal, success } from '../support/expect-answer';
import { png } from '../support/forms';
import type { CaseGroup } from '../support/shop';
import { account, type Method, placeWith, storeMethod } from '../support/wallets';

export const paymentSettingCases: CaseGroup = {
  title: 'ways to pay',
  cases: [
    {
      name: 'C280: cash is always possible, also without a field; other methods only once staff switch them on',
      async run(shop) {
        const settings = success('getSettings', await shop.guest().call('getSettings', {}));
        expect(settings.paymentMethods).toEqual(['cash']);
        for (const method of [undefined, 'cash'] as const) {
          const receipt = success('placeGuestOrder', await placeWith(shop.guest(), method));
          expect(receipt.paymentMethod).toBe('cash');
        }
        const { message } = refusal(await placeWith(shop.guest(), 'esewa'), 400, 'paymentMethod');
        expect(message).toBe('Choose another way to pay: eSewa is not possible now');
        refusal(await placeWith(shop.guest(), 'cheque' as Method), 400, 'paymentMethod');
      },
    },
    {
      name: 'C280: a wallet cannot be on without its account; the field is named, and nothing is stored',
      async run(shop) {
        const admin = await shop.admin();
        const before = success('listPaymentSettings', await admin.call('listPaymentSettings', {}));
        refusal(
          await storeMethod(admin, 'esewa', { ...account, accountName: '' }, png()),
          400,
          'accountName',
        );
        refusal(await storeMethod(admin, 'esewa', { ...account, walletId: ' ' }, png()), 400, 'walletId');
        refusal(await storeMethod(admin, 'esewa', account), 400, 'image');
        refusal(await storeMethod(admin, 'fonepay', { active: 'true', accountName: 'Asha' }), 400, 'image');
        refusal(await storeMethod(admin, 'cash', { active: 'false' }), 400, 'method');
        expect(success('listPaymentSettings', await admin.call('listPaymentSettings', {}))).toEqual(before);
      },
    },
    {
      name: 'C281: everybody sees where one pays by a wallet that is on, and of no other one',
      async run(shop) {
        const admin = await shop.admin();
        const ask = (method: 'esewa' | 'khalti' | 'card') =>
          shop.guest().call('getWallet', { params: { method } });
        success('updatePaymentSetting', await storeMethod(admin, 'esewa', account, png(40)));
        expect(success('getWallet', await ask('esewa'))).toEqual({
          accountName: 'Asha Gurung',
          walletId: '9841234567',
          image: expect.any(String),
          imageSet: expect.anything(),
        });
        success('updatePaymentSetting', await storeMethod(admin, 'card', { active: 'true' }));
        refusal(await ask('card'), 404);
        refusal(await ask('khalti'), 404);
        success(
          'updatePaymentSetting',
          await storeMethod(admin, 'esewa', { ...account, active: 'false', version: '1' }),
        );
        refusal(await ask('esewa'), 404);
        refusal(
          await shop.guest().call('getWallet', { params: { method: 'cash' as 'card' } }),
          400,
          'method',
        );
      },
    },
    {
      name: 'C280, C165: what is stored stays while it is off; a stale save is refused with both values',
      async run(shop) {
        const admin = await shop.admin();
        const off = { ...account, active: 'false' };
        const stored = success('updatePaymentSetting', await storeMethod(admin, 'khalti', off, png(40)));
        expect(stored).toMatchObject({ method: 'khalti', active: false, walletId: '9841234567', version: 1 });
        expect(stored.image).toBeTruthy();
        const on = success(
          'updatePaymentSetting',
          await storeMethod(admin, 'khalti', { ...account, version: '1' }),
        );
        expect(on).toMatchObject({ active: true, image: stored.image, version: 2 });
        const stale = await storeMethod(admin, 'khalti', {
          ...account,
          walletId: '9800000000',
          version: '1',
        });
        expect(refusal(stale, 409).data).toMatchObject({
          version: 2,
          differences: [{ field: 'walletId', yours: '9800000000', theirs: '9841234567' }],
        });
        success('updatePaymentSetting', await storeMethod(admin, 'card', { active: 'true' }));
        const settings = success('getSettings', await shop.guest().call('getSettings', {}));
        expect(settings.paymentMethods).toEqual(['cash', 'khalti', 'card']);
        success('updatePaymentSetting', await storeMethod(admin, 'khalti', off));
        success('updatePaymentSetting', await storeMethod(admin, 'card', { active: 'false' }));
      },
    },
  ],
};
