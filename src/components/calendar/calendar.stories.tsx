import { useGetEvent } from '@generated/api/events/events';
import type { Event } from '@generated/model';
import { FAN } from '@storybook-site/story-help/checkout';
import { GAME_ID, game } from '@storybook-site/story-help/games';
import { usedInChannel } from '@storybook-site/story-help/pieces';
import { inState, type Story, WITH_FEED } from '@storybook-site/story-help/stories';
import { type ReactNode, Suspense } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useParticipants } from '../../api/hooks/participants';
import { Text } from '../../i18n/text';
import { ReminderChoices } from '../reminders/reminder-choices';
import { TeamReminder } from '../reminders/team-reminder';
import { CalendarChoices } from './calendar-choices';
import { GamesCalendar } from './games-calendar';
import { LazyRemindMe } from './lazy-remind-me';
import { RemindMe } from './remind-me';
import { SubscribeSheet } from './subscribe-sheet';

export default {
  title: 'Pieces/Reminders and calendars',
  tags: ['autodocs'],
  ...usedInChannel(
    'What brings a viewer back to a game: a reminder on this device, one entry in the viewer’s calendar, or a calendar of all games of a team. Only for games to come.',
    { arrange: game('upcoming') },
  ),
};

function WithGame({ children }: { children(event: Event): ReactNode }) {
  const { data: event } = useGetEvent(GAME_ID);
  return event ? children(event) : null;
}

const opened: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.click(
    await page.findByRole('button', { name: /^Remind me: Royals at Foxes/ }, { timeout: 5_000 }),
  );
  await expect(await page.findByRole('link', { name: /Google/ })).toBeVisible();
};

export const MenuOfAGame: Story = {
  render: () => <WithGame>{(event) => <RemindMe event={event} labelled />}</WithGame>,
  play: opened,
};
export const MenuOfACard: Story = {
  render: () => <WithGame>{(event) => <RemindMe event={event} />}</WithGame>,
  play: opened,
};
export const MenuThatLoads: Story = {
  render: () => (
    <WithGame>
      {(event) => (
        <Suspense>
          <LazyRemindMe event={event} labelled />
        </Suspense>
      )}
    </WithGame>
  ),
  play: opened,
};
export const ChoicesOfAGame: Story = {
  render: () => <WithGame>{(event) => <CalendarChoices event={event} />}</WithGame>,
};
export const RemindersOfAFan: Story = {
  ...inState({ account: FAN }),
  render: () => (
    <ul>
      <WithGame>{(event) => <ReminderChoices event={event} />}</WithGame>
    </ul>
  ),
};

function FollowedTeam() {
  const team = useParticipants().get(101);
  return team ? <TeamReminder team={team} /> : null;
}

/** The viewer follows this team. For other teams, the button does not exist. */
export const RemindersOfATeam: Story = {
  ...inState({
    account: FAN,
    arrange: (world) => {
      game('upcoming')(world);
      const user = world.store.users.find(({ email }) => email === FAN);
      const row = { favoritable_type: 'participant', favoritable_id: 101 } as const;
      if (user) world.store.favorites.add({ user_id: user.id, ...row });
    },
  }),
  render: () => <FollowedTeam />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = /^Notify me of every .+ game$/;
    await userEvent.click(await page.findByRole('button', { name }, { timeout: 5_000 }));
    await expect(await page.findByRole('button', { name: /^Stop notifying me of/ })).toBeVisible();
  },
};

const TEAM = { teams: [101] };
const nothing = () => {};

const label = <Text id="teams.calendar" />;

/** On a server without calendar feeds, the button downloads a file. */
export const SeasonAsAFile: Story = {
  render: () => (
    <GamesCalendar ids={TEAM} name="Northfield Falcons" onDownload={nothing}>
      {label}
    </GamesCalendar>
  ),
};
export const SeasonToSubscribeTo: Story = {
  ...inState({ config: WITH_FEED }),
  render: () => (
    <GamesCalendar ids={TEAM} name="Northfield Falcons" onDownload={nothing}>
      {label}
    </GamesCalendar>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', {}, { timeout: 5_000 }));
    await expect(await page.findByRole('dialog', { name: /Northfield Falcons/ })).toBeVisible();
  },
};
export const WaysToSubscribe: Story = {
  render: () => (
    <SubscribeSheet ids={TEAM} name="Northfield Falcons" onDownload={nothing} onClose={nothing} />
  ),
};
