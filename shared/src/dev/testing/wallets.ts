import type { PaymentSetting } from '../../contract/entities/payment';
import type { MockWorld } from '../mocks/world';

/** eSewa with its account. */
export const esewa: PaymentSetting = {
  method: 'esewa',
  active: true,
  accountName: 'Asha Gurung',
  walletId: '9841234567',
  image: '/media/qr.webp',
  version: 1,
};

/** Switches eSewa on, changed by `about`. */
export function switchOnWallet(world: MockWorld, about: Partial<PaymentSetting> = {}): void {
  world.paymentSettings = (world.paymentSettings ?? []).map((one) =>
    one.method === 'esewa' ? { ...esewa, ...about } : one,
  );
}
