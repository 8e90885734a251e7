import { forbidden, unauthorised } from '@storefront/http/failure';
import type { Access } from '@storefront/shared/contract/call';
import type { Person } from './person';

/** Denies by default: 401 without a session, 403 without the role (C32). */
export function checkAccess(access: Access, person: Person | null): void {
  if (access === 'public') return;
  if (!person) throw unauthorised();
  if (access === 'customer' || (access === 'admin' && person.role === 'admin')) return;
  throw forbidden();
}
