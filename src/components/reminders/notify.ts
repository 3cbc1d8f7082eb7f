/**
 * Requests the permission for notifications, which browsers allow only after a press.
 * Resolves to whether it is granted.
 */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  const { permission } = Notification;
  return (permission === 'default' ? await Notification.requestPermission() : permission) === 'granted';
}

/** Shows a notification that opens a path of the site. Does nothing without the viewer's permission. */
export async function notify(
  title: string,
  { body, tag, path }: { body: string; tag: string; path: string },
) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag, data: { path } };
  try {
    new Notification(title, options).onclick = () => {
      window.focus();
      location.assign(path);
    };
  } catch {
    // On phones, only the service worker may show a notification.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options);
  }
}
