import { type MockRole, type MockWorldOptions, mockRoles } from './create-mock-world';
import { type Behaviour, behaviours } from './support/behaviour';

const KEY = 'qa';

/** The settings of the QA panel; stored in the tab, so that they survive a reload. */
export interface QaSettings {
  readonly person: MockRole;
  readonly behaviour: Behaviour;
}

const oneOf = <T extends string>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((word) => word === value);

/**
 * Returns the settings of this tab, in the form that `createMockWorld` takes.
 *
 * @param defaultPerson is signed in until QA chooses a person.
 */
export function readQaSettings(defaultPerson: MockRole = 'guest'): QaSettings & MockWorldOptions {
  const [person, behaviour] = (window.sessionStorage.getItem(KEY) ?? '').split(' ');
  return {
    person: oneOf(mockRoles, person) ?? defaultPerson,
    behaviour: oneOf(behaviours, behaviour) ?? 'normal',
  };
}

/** Stores the settings in this tab. */
export function writeQaSettings({ person, behaviour }: QaSettings): void {
  window.sessionStorage.setItem(KEY, `${person} ${behaviour}`);
}
