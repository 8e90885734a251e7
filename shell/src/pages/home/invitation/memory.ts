/** The local flag of §2: the sign-up dialog appears once per browser. */
const KEY = 'signupDialogSeen';

/** Whether this browser has seen the dialog; also where it cannot remember, or it would be asked on every visit. */
export function wasInvited(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** @returns whether the browser has kept it. */
export function rememberInvitation(): boolean {
  try {
    window.localStorage.setItem(KEY, 'true');
    return true;
  } catch {
    return false;
  }
}
