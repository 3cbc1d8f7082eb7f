import type { Participant } from '@generated/model';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { BellIcon } from '../../ui/icons/action-icons';
import { useTeamReminders } from './use-reminders';

/** A button that turns notifications for every game of a followed team on and off. */
export function TeamReminder({ team: { id, short_name } }: { team: Participant }) {
  const { isOn, isOffered, toggle } = useTeamReminders();
  if (!isOffered(id)) return null;
  return (
    <Button look="secondary" aria-pressed={isOn(id)} onClick={() => toggle(id)}>
      <BellIcon />
      <Text id={isOn(id) ? 'reminder.teamOff' : 'reminder.team'} values={{ team: short_name }} />
    </Button>
  );
}
