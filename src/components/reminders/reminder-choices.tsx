import type { Event } from '@generated/model';
import { type Reminders, reminders } from '../../browser/memory/reminders';
import { Text } from '../../i18n/text';
import { useEventTitle } from '../event-card/use-event-title';
import { useReminders, useTeamReminders } from './use-reminders';

const isOn = ({ games, teams, done }: Reminders, event: Event) =>
  !done.includes(event.id) &&
  (games.some(({ id }) => id === event.id) || event.participants.some(({ id }) => teams.includes(id)));

/** Switches for notifications: one for this game, and one for each of its teams that the viewer follows. */
export function ReminderChoices({ event }: { event: Event }) {
  const titleOf = useEventTitle();
  const { stored, turnOn } = useReminders();
  const ofTeams = useTeamReminders();
  const on = isOn(stored, event);

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
      {event.participants
        .filter(({ id }) => ofTeams.isOffered(id))
        .map(({ id, short_name }) => (
          <li key={id}>
            <button type="button" aria-pressed={ofTeams.isOn(id)} onClick={() => ofTeams.toggle(id)}>
              <Text
                id={ofTeams.isOn(id) ? 'reminder.teamOff' : 'reminder.team'}
                values={{ team: short_name }}
              />
            </button>
          </li>
        ))}
    </>
  );
}
