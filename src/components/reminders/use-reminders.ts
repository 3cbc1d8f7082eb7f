import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useFavourites } from '../../api/hooks/favourites';
import { reminders } from '../../browser/memory/reminders';
import { showToast } from '../../ui/overlay/toasts';
import { allowNotifications } from './notify';
import { watchReminders } from './watch-reminders';

/** The reminders of this device, and how to turn one on: the viewer is asked for notifications then. */
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

/** Reminders of every game of teams. They are offered for teams that the viewer follows. */
export function useTeamReminders() {
  const favourites = useFavourites();
  const { stored, turnOn } = useReminders();
  const isOn = (team: number) => stored.teams.includes(team);
  return {
    isOn,
    /** Where reminders are on, so that they can be turned off, the team need not be followed any more. */
    isOffered: (team: number) => isOn(team) || favourites?.isFavourite('participant', team) === true,
    toggle(team: number): void {
      if (isOn(team)) reminders.setTeam(team, false);
      else void turnOn(() => reminders.setTeam(team, true));
    },
  };
}
