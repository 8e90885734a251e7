import { useEffect, useState } from 'react';
import { type NotificationHealth, notificationHealth } from '../../common/notifications';

/** Returns whether this browser shows notifications, also after staff changed it; null before the first look. */
export function useNotificationHealth(): readonly [NotificationHealth | null, () => void] {
  const [health, setHealth] = useState<NotificationHealth | null>(null);
  const look = () => setHealth(notificationHealth());

  useEffect(() => {
    let status: PermissionStatus | null = null;
    let isGone = false;
    const read = () => setHealth(notificationHealth());
    const follow = async () => {
      const asked = await navigator.permissions?.query({ name: 'notifications' });
      if (isGone || !asked) return;
      status = asked;
      status.addEventListener('change', read);
    };
    read();
    // A browser that does not know the name refuses; then coming back to the window tells.
    follow().catch(() => {});
    window.addEventListener('focus', read);
    return () => {
      isGone = true;
      status?.removeEventListener('change', read);
      window.removeEventListener('focus', read);
    };
  }, []);

  return [health, look];
}
