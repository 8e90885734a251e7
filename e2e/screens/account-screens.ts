import { editAddress } from './place-states';
import type { Screen } from './screen';
import { refuseLoginCode, showQrCode } from './two-step-states';

/** The screens of one's own account. */
export const accountScreens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-code', path: '/login', open: refuseLoginCode, isVariant: true },
  { name: 'sign-up', path: '/signup' },
  { name: 'profile', path: '/profile', person: 'member' },
  { name: 'profile-two-step', path: '/profile', person: 'member', open: showQrCode },
  { name: 'profile-address', path: '/profile', person: 'member', open: editAddress },
];
