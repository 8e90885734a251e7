import { serverNow } from '@storefront/shared/api';

const LOCK = 'staff-alarm';
const KEY = 'staff-alarm-rang';

/** A tab does not ring within this time after another one, ms: tabs in the background are late. */
const GAP_MS = 20_000;

function rangJustNow(): boolean {
  try {
    return Math.abs(serverNow() - Number(window.localStorage.getItem(KEY))) < GAP_MS;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    window.localStorage.setItem(KEY, String(serverNow()));
  } catch {
    // Then every tab rings.
  }
}

/**
 * Plays a sound unless another tab of this browser has just played it (C230). The lock keeps two tabs from playing at the
 * same moment; browsers have none without https.
 *
 * @param play returns whether it was heard; if not, another tab may try
 */
export async function oncePerDevice(play: () => Promise<boolean>): Promise<void> {
  const playOnce = async () => {
    if (!rangJustNow() && (await play())) remember();
  };
  await (navigator.locks ? navigator.locks.request(LOCK, playOnce) : playOnce());
}
