/** The local flag of §2: the sign-up dialog appears once per browser. */
const KEY = 'signupDialogSeen';

/** Returns whether this browser has shown the dialog; true without storage, or every visit would show it. */
export function wasInvited(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Stores the flag. @returns whether the browser stored it. */
export function rememberInvitation(): boolean {
  try {
    window.localStorage.setItem(KEY, 'true');
    return true;
  } catch {
    return false;
  }
}
