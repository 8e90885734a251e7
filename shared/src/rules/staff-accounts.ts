/** How long the link of an invitation works, ms (C294). */
export const INVITE_LIFETIME_MS = 72 * 60 * 60 * 1000;

/** A PIN of staff: four digits (C295). */
export const PIN_PATTERN = /^\d{4}$/;

/** Wrong PINs until the person must sign in with the password (C295). */
export const PIN_TRIES = 5;

/** How long a device knows somebody after they last locked or unlocked it, ms (C295). */
export const DEVICE_MS = 30 * 24 * 60 * 60 * 1000;

/** What the calls of staff accounts answer, for server and mocks. */
export const staffMessages = {
  invited: 'Invitation sent',
  updated: 'Staff account saved',
  accepted: 'Password set. You can log in now.',
  badLink: 'This link has been used or has expired. Ask for a new one.',
  lastOwner: 'The shop needs an owner. Make somebody else owner first.',
  hasPassword: 'This person has set a password already',
  isOff: 'This account is switched off',
  unknown: 'Staff account not found',
  pinSet: 'PIN saved',
  pinRemoved: 'PIN removed',
  noPin: 'Set a PIN first',
  wrongPin: 'Wrong PIN',
  wrongPassword: 'Wrong password',
  pinEnded: 'Too many wrong PINs. Log in with your password.',
  welcomeBack: 'Welcome back',
  locked: 'This device is locked',
} as const;
