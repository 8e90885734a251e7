/** Whether this browser shows notifications: not at all, not asked yet, or as staff answered it. */
export type NotificationHealth = 'unsupported' | 'ask' | 'allowed' | 'refused';

const HEALTH = { default: 'ask', granted: 'allowed', denied: 'refused' } as const;

/** Returns whether this browser shows notifications. Without https it never does. */
export const notificationHealth = (): NotificationHealth =>
  typeof Notification === 'undefined' || !window.isSecureContext
    ? 'unsupported'
    : HEALTH[Notification.permission];

/** Asks staff for the permission. Call it after a tap only (C230). */
export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission();
}

interface Message {
  readonly title: string;
  readonly body: string;
  /** Windows of one browser that tell the same show it once. */
  readonly tag: string;
}

let shown: Notification | null = null;

/** Phones let only the service worker show notifications; the production build has one. */
async function showByWorker({ title, ...options }: Message): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, options);
  return worker !== undefined;
}

/** Shows a notification; a press on it brings this window to the front. @returns false if this browser shows none */
export async function showNotification(message: Message): Promise<boolean> {
  if (notificationHealth() !== 'allowed') return false;
  const { title, ...options } = message;
  try {
    const notification = new Notification(title, { ...options, requireInteraction: true });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    shown = notification;
    return true;
  } catch {
    return showByWorker(message);
  }
}

/** Removes the notification that this window showed last. */
export function closeNotification(): void {
  shown?.close();
  shown = null;
}
