import { type MockRole, type MockWorldOptions, mockRoles } from './create-mock-world';
import { type Behaviour, behaviours } from './support/behaviour';

const KEY = 'qa';

/** What QA chose in the panel; it outlives a reload of the tab. */
export interface QaSettings {
  readonly person: MockRole;
  readonly behaviour: Behaviour;
}

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((word) => word === value);

/**
 * The settings of this tab, ready for `createMockWorld`.
 *
 * @param defaultPerson is signed in as long as nothing was chosen.
 */
export function readQaSettings(defaultPerson: MockRole = 'guest'): QaSettings & MockWorldOptions {
  const [person, behaviour] = (window.sessionStorage.getItem(KEY) ?? '').split(' ');
  return {
    person: oneOf(mockRoles, person) ?? defaultPerson,
    behaviour: oneOf(behaviours, behaviour) ?? 'normal',
  };
}

/** Remembers what was chosen. */
export function writeQaSettings({ person, behaviour }: QaSettings): void {
  window.sessionStorage.setItem(KEY, `${person} ${behaviour}`);
}
