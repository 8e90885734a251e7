import type { TroubleKind } from '@storefront/shared/config/release-reports';

/** What went wrong last with a remote in this tab. */
export interface TroubleNote {
  readonly release: string;
  readonly kind: TroubleKind;
  readonly reason: string;
}

const notes = new Map<string, TroubleNote>();

export const noteTrouble = (remote: string, note: TroubleNote) => notes.set(remote, note);
export const troubleOf = (remote: string) => notes.get(remote);
