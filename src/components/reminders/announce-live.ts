import type { Event } from '@generated/model';
import { createIntl } from 'react-intl';
import { dictionary } from '../../i18n/dictionary';
import { eventTitle } from '../../lib/event/event-title';
import { isRecord, isString } from '../../lib/parse/is';
import { showToast } from '../../ui/overlay/toasts';
import { notify } from './notify';

const CHANNEL = 'grandstand-reminders';
const TOAST_MS = 30_000;

interface LiveGame {
  id: number;
  title: string;
  path: string;
}

const isLiveGame = (value: unknown): value is LiveGame =>
  isRecord(value) && Number.isSafeInteger(value.id) && isString(value.title) && isString(value.path);

/** The ids of the games for which a tab of the site has shown the toast. */
const announced = new Set<number>();
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isRecord(data) && typeof data.said === 'number') announced.add(data.said);
  else if (isLiveGame(data)) void dictionary.need('calendar').then(() => toastWhenSeen(data));
});

/**
 * Shows the toast in the visible tab. If no tab is visible, shows it in the first tab that the viewer opens.
 */
function toastWhenSeen({ id, title, path }: LiveGame): void {
  const show = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', show);
    if (announced.has(id)) return;
    announced.add(id);
    const link = { to: path, label: 'reminder.watch' as const };
    showToast({ message: 'reminder.live', values: { game: title }, link, durationMs: TOAST_MS });
    channel?.postMessage({ said: id });
  };
  document.addEventListener('visibilitychange', show);
  show();
}

/** Reports once across all tabs that a game is live, with a notification and a toast. */
export function announceLive(event: Event, path: string): void {
  const { language, messages } = dictionary.read();
  const intl = createIntl({ locale: language, messages });
  const title = eventTitle(event, (teams) => intl.formatMessage({ id: 'event.versus' }, teams));
  void notify(title, { body: intl.formatMessage({ id: 'reminder.body' }), tag: `game-${event.id}`, path });
  const game = { id: event.id, title, path };
  toastWhenSeen(game);
  // If this tab is hidden, another tab may be visible and show the toast.
  if (!announced.has(event.id)) channel?.postMessage(game);
}
