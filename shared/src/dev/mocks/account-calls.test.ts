import {
  checkReferral,
  login,
  requestAccountOtp,
  requestPasswordReset,
  resetPassword,
  updateAccount,
} from '@storefront/shared/api/users';
import { createMockWorld } from './create-mock-world';
import { startMockServer } from './node';

const email = 'asha@example.com';
let stop = () => {};
beforeEach(() => {
  stop = startMockServer(createMockWorld({ person: 'customer' }));
});
afterEach(() => stop());

test('C1, C3: updateAccount accepts the code of the answer once', async () => {
  const { otp } = await requestAccountOtp();
  expect(otp).toMatch(/^\d{6}$/);
  const change = { newEmail: '', newPassword: 'secret-2', otp };
  await updateAccount(change);
  expect(await login({ email, password: 'secret-2' })).toMatchObject({ email });
  await expect(updateAccount(change)).rejects.toMatchObject({
    status: 400,
    message: 'Invalid OTP. Please try again.',
  });
});

test('C3: updateAccount refuses an empty change', async () => {
  const { otp } = await requestAccountOtp();
  await expect(updateAccount({ newEmail: '', newPassword: null, otp })).rejects.toMatchObject({
    status: 400,
  });
});

test('updateAccount refuses an address that another account has', async () => {
  const { otp } = await requestAccountOtp();
  await expect(updateAccount({ newEmail: 'admin@example.com', otp })).rejects.toMatchObject({ status: 409 });
});

test('P58: a reset answers the same for unknown addresses, and its code works for its address only', async () => {
  await requestPasswordReset('nobody@example.com');
  await requestPasswordReset(email);
  const wrong = { email, otp: '999999', newPassword: 'secret-3' };
  await expect(resetPassword(wrong)).rejects.toMatchObject({ status: 400 });
  await resetPassword({ ...wrong, otp: '042042' });
  expect(await login({ email, password: 'secret-3' })).toMatchObject({ email });
});

test('C39: a short password of staff keeps the reset code', async () => {
  const admin = { email: 'admin@example.com', otp: 'k4m 042' };
  await requestPasswordReset(admin.email);
  await expect(resetPassword({ ...admin, newPassword: 'elevenchars' })).rejects.toMatchObject({
    fields: [{ field: 'newPassword' }],
  });
  await resetPassword({ ...admin, newPassword: 'twelve chars' });
});

test('C94: checkReferral accepts a valid code and answers 404 to an unknown one', async () => {
  await expect(checkReferral('asha2345')).resolves.toBeUndefined();
  await expect(checkReferral('NOBODY00')).rejects.toMatchObject({
    status: 404,
    message: 'Invalid referral code',
  });
});
