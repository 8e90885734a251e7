import type { BucketSettings } from '@storefront/http/bucket-settings';

/** Where releases and their registry are. */
export interface ReleasePlace {
  /** The folder with `registry.json` and `releases/`; with a bucket it has copies. */
  readonly dataDir: string;
  /** The bucket that holds them; null or absent: the folder does. */
  readonly releaseStore?: BucketSettings | null | undefined;
  /** Judges a change, and leaves registry and releases as they are. */
  readonly isDryRun?: boolean | undefined;
}
