/** Begins the parameter that names the address of a remote: `?remote.cafe=http://localhost:4101`. */
export const OVERRIDE_PARAMETER = 'remote.';

/** Begins the parameter that proves that this person agreed to that address. */
export const AGREEMENT_PARAMETER = 'agreed.';

/** `POST` asks the gateway whether the shell of this tab can run the build at an address (C140). */
export const OVERRIDES_PATH = '/releases/overrides';

/** Another build of one remote, for one tab. */
export interface RemoteOverride {
  readonly name: string;
  /** The folder that holds its `remote.json`, with a closing slash. */
  readonly address: string;
}
