import { serverNow } from '@storefront/shared/api';
import { Button } from '@storefront/shared/ui/Button';
import { Notice, type NoticeKind } from '@storefront/shared/ui/Notice';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { askForNotifications, type NotificationHealth, showNotification } from '../../common/notifications';
import { SettingTitle } from './setting-style';
import { useNotificationHealth } from './use-notification-health';

const looks: Readonly<Record<NotificationHealth, { kind: NoticeKind; title: string; text: ReactNode }>> = {
  ask: {
    kind: 'warning',
    title: 'Not allowed yet',
    text: 'The browser asks once when you press the button.',
  },
  allowed: { kind: 'success', title: 'Allowed', text: 'This browser may show notifications.' },
  refused: {
    kind: 'error',
    title: 'Refused by this browser',
    text: 'To allow them again: press the sign left of the address, choose “Site settings”, set “Notifications” to “Allow”, and come back.',
  },
  unsupported: {
    kind: 'info',
    title: 'Not possible in this browser',
    text: 'It shows none, or the shop is open without https. The bell and the title of the tab still tell you.',
  },
};

/** Shows whether this browser may notify staff of an order that waits, asks for it, and tries it out (C230). */
export function NotificationSection() {
  const [health, look] = useNotificationHealth();
  const [tried, setTried] = useState<boolean | null>(null);
  if (health === null) return null;
  const { kind, title, text } = looks[health];

  const ask = async () => {
    await askForNotifications();
    look();
  };
  const test = async () =>
    setTried(
      await showNotification({
        title: 'Test: an order waits',
        body: 'This is how the shop tells you.',
        tag: `test ${serverNow()}`,
      }),
    );
  return (
    <section aria-labelledby="notifications">
      <SettingTitle id="notifications">Notifications</SettingTitle>
      <Hint>
        An order that nobody opens or changes for three minutes rings every 30 seconds on every staff screen,
        and shows a notification where the browser allows it.
      </Hint>
      <Notice
        kind={kind}
        title={title}
        actions={
          health === 'ask' ? (
            <Button variant="secondary" onClick={() => void ask()}>
              Allow notifications
            </Button>
          ) : (
            health === 'allowed' && (
              <Button variant="secondary" onClick={() => void test()}>
                Send a test
              </Button>
            )
          )
        }
      >
        {text}
      </Notice>
      {tried !== null && health === 'allowed' && (
        <Hint role="status">
          {tried
            ? 'A test was sent. If you see none, look whether this device is set to “Do not disturb”.'
            : 'The browser allows it, but showed none.'}
        </Hint>
      )}
    </section>
  );
}

const Hint = styled.p`
  margin-block: 0 12px;
  font-size: var(--t-small);
  color: var(--muted);

  * + & {
    margin-top: 8px;
  }
`;
