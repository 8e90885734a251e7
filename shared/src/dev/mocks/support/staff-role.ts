import type { StaffRole } from '../../../rules/rights';
import type { MockPerson } from '../world';

/** Returns the role that opens calls of staff; staff without one are owners, and customers have none (C292). */
export const staffRoleOf = ({ role, staffRole }: MockPerson): StaffRole | null =>
  role === 'admin' ? (staffRole ?? 'owner') : null;
