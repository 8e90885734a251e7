import { DRIFT_STEPS, STEP_MS } from '../../../rules/second-factor';

/** Returns the code that the mocked authenticator app shows at a time, ms: another one every 30 s. */
export const mockAuthenticatorCode = (at: number): string =>
  String(Math.floor(at / STEP_MS) % 1_000_000).padStart(6, '0');

/** Returns the step of a code that was not used before; null if the code is wrong, as on the server (C297). */
export function acceptedStep(code: string, at: number, lastStep: number): number | null {
  const now = Math.floor(at / STEP_MS);
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step += 1)
    if (step > lastStep && mockAuthenticatorCode(step * STEP_MS) === code) return step;
  return null;
}
