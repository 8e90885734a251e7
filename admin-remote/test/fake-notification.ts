/** Fake `Notification`: keeps what was shown, and answers the question for the permission as a test says. */
export class FakeNotification {
  static permission: NotificationPermission = 'default';
  static readonly shown: FakeNotification[] = [];
  static requestPermission = jest.fn();
  onclick: (() => void) | null = null;
  isClosed = false;
  readonly body: string | undefined;

  constructor(
    readonly title: string,
    { body }: NotificationOptions,
  ) {
    this.body = body;
    FakeNotification.shown.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  /** @param answer what staff answer when they are asked */
  static install(permission: NotificationPermission, answer: NotificationPermission = permission): void {
    FakeNotification.permission = permission;
    FakeNotification.shown.length = 0;
    FakeNotification.requestPermission = jest.fn(async () => {
      FakeNotification.permission = answer;
      return answer;
    });
    Object.defineProperty(window, 'Notification', {
      value: FakeNotification,
      configurable: true,
      writable: true,
    });
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  }

  static remove(): void {
    Reflect.deleteProperty(window, 'Notification');
  }
}
