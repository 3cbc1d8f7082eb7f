import type { Event } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useFavourites } from '../../api/hooks/favourites';
import { type Reminders, reminders } from '../../browser/memory/reminders';
import { Text } from '../../i18n/text';
import { showToast } from '../../ui/overlay/toasts';
import { useEventTitle } from '../event-card/use-event-title';
import { allowNotifications } from './notify';
import { watchReminders } from './watch-reminders';

const isOn = ({ games, teams, done }: Reminders, event: Event) =>
  !done.includes(event.id) &&
  (games.some(({ id }) => id === event.id) || event.participants.some(({ id }) => teams.includes(id)));

/** Turns notifications of a game, and of every game of its teams that the viewer follows, on and off. */
export function ReminderChoices({ event }: { event: Event }) {
  const titleOf = useEventTitle();
  const favourites = useFavourites();
  const queryClient = useQueryClient();
  const stored = useSyncExternalStore(reminders.subscribe, reminders.read);
  const on = isOn(stored, event);
  const followed = event.participants.filter(
    ({ id }) => stored.teams.includes(id) || favourites?.isFavourite('participant', id),
  );

  async function turnOn(store: () => void) {
    store();
    watchReminders(queryClient);
    const allowed = await allowNotifications();
    showToast({ type: 'success', message: allowed ? 'reminder.set' : 'reminder.setOnSite' });
  }

  return (
    <>
      <li>
        <button
          type="button"
          aria-pressed={on}
          onClick={() => {
            if (on) reminders.remove(event.id);
            else
              void turnOn(() =>
                reminders.add({ id: event.id, start: event.event_utc_ts, title: titleOf(event) }),
              );
          }}
        >
          <Text id={on ? 'reminder.off' : 'reminder.on'} />
        </button>
      </li>
      {followed.map(({ id, short_name }) => {
        const isTeamOn = stored.teams.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isTeamOn}
              onClick={() => {
                if (isTeamOn) reminders.setTeam(id, false);
                else void turnOn(() => reminders.setTeam(id, true));
              }}
            >
              <Text id={isTeamOn ? 'reminder.teamOff' : 'reminder.team'} values={{ team: short_name }} />
            </button>
          </li>
        );
      })}
    </>
  );
}
