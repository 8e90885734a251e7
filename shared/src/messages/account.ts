/** Sign-in, sign-up and passwords (§8). */
export const loggedIn = 'Login successful';
export const invalidCredentials = 'Invalid credentials';
export const loggedOut = 'Log Out Successful';
export const logoutFailed = 'Failed to log out';
export const resetMailSent = 'Verification email sent successfully';
export const resetMailFailed = 'Failed to send email. Please try again.';
export const passwordReset = 'Password changed successfully';
export const invalidOtp = 'Invalid OTP. Please try again.';
export const somethingWrong = 'Something went wrong. Please try again.';
export const registered = 'Registration successful';
export const referralValid = 'Referral code is valid';
export const referralInvalid = 'Invalid referral code';
export const passwordTooShort = 'Password must be at least 6 characters long';
export const emailMissing = 'Please enter your email address';
export const otpMissing = 'Please enter the OTP';
export const newPasswordMissing = 'Please enter the new password';
