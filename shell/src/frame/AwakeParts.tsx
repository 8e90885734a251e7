import { Toaster } from '@storefront/shared/ui/Toaster';
import { SessionKeeper, type SessionKeeperProps } from '../session/SessionKeeper';

/** What is fetched once somebody does something: messages, and what keeps the session. */
export function AwakeParts({ wokenBy }: SessionKeeperProps) {
  return (
    <>
      <Toaster />
      <SessionKeeper wokenBy={wokenBy} />
    </>
  );
}
