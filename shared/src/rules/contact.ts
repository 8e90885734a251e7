import { normalisePhone } from './phone';
import { cleanRequests } from './requests';

/** Who an order is for, as the checkout sends it (§3). */
export interface Contact {
  readonly fullName: string;
  readonly phone: string;
  readonly address: string;
}

/** What is wrong with which field. */
export interface ContactProblem {
  readonly field: keyof Contact;
  readonly problem: string;
}

const phoneProblems = {
  missing: 'is required',
  'not-numeric': 'must be numeric',
  'too-long': 'must have at most 10 digits',
};

/** Name and address as plain text in one paragraph (P63), the phone as digits (C30); or the first field that is wrong. */
export function readContact(given: Contact): Contact | ContactProblem {
  const fullName = cleanRequests(given.fullName);
  if (fullName === '') return { field: 'fullName', problem: 'is required' };
  const phone = normalisePhone(given.phone);
  if (!phone.ok) return { field: 'phone', problem: phoneProblems[phone.problem] };
  const address = cleanRequests(given.address);
  if (address === '') return { field: 'address', problem: 'is required' };
  return { fullName, phone: phone.digits, address };
}
