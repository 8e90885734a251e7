import type { TroubleKind } from '@storefront/shared/delivery/release-reports';

/** Reports a failure of the shell itself, with a script that is loaded then (C117). */
export const onShellFailure = (kind: TroubleKind, error: unknown): void =>
  void import(/* webpackChunkName: "recovery" */ './recovery/mark-failed').then(
    ({ reportShellFailure }) => reportShellFailure(kind, error),
    () => {},
  );
