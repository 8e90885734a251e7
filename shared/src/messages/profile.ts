/** The profile (§8). */
export const passwordsDiffer = 'Passwords do not match';
export const passwordChanged = 'Password Changed Successfully';
export const passwordFailed = 'Failed to change password';
export const emailChanged = 'Email Changed Successfully';
export const emailFailed = 'Failed to change email';
export const otpSent = 'OTP sent to your email';
export const otpFailed = 'Failed to generate OTP';
