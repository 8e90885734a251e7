import type { TroubleKind } from '@storefront/shared/delivery/release-reports';

/** Reports a failure of the shell, or of the release of a remote that is in use, with a script that is loaded then (C117). */
export const onFailure = (part: string, kind: TroubleKind, error: unknown): void =>
  void import(/* webpackChunkName: "recovery" */ './recovery/mark-failed').then(
    ({ markCurrentFailed }) => markCurrentFailed(part, kind, error),
    () => console.error(error),
  );
