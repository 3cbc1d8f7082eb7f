import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useFavourites } from '../../api/hooks/favourites';
import { reminders } from '../../browser/memory/reminders';
import { showToast } from '../../ui/overlay/toasts';
import { allowNotifications } from './notify';
import { watchReminders } from './watch-reminders';

/** The reminders stored on this device. Turning one on requests the permission for notifications. */
export function useReminders() {
  const queryClient = useQueryClient();
  const stored = useSyncExternalStore(reminders.subscribe, reminders.read);

  async function turnOn(store: () => void): Promise<void> {
    store();
    watchReminders(queryClient);
    const allowed = await allowNotifications();
    showToast({ type: 'success', message: allowed ? 'reminder.set' : 'reminder.setOnSite' });
  }

  return { stored, turnOn };
}

/** Reminders for every game of a team. They are offered for teams that the viewer follows. */
export function useTeamReminders() {
  const favourites = useFavourites();
  const { stored, turnOn } = useReminders();
  const isOn = (team: number) => stored.teams.includes(team);
  return {
    isOn,
    /**
     * A reminder that is on is offered even if the viewer no longer follows the team, so
     * that it can be turned off.
     */
    isOffered: (team: number) => isOn(team) || favourites?.isFavourite('participant', team) === true,
    toggle(team: number): void {
      if (isOn(team)) reminders.setTeam(team, false);
      else void turnOn(() => reminders.setTeam(team, true));
    },
  };
}
