import type { Capability } from '@generated/model';
import { FAN, MEMBER } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesHeading } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { seesToast } from '@storybook-site/story-help/notices';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';
import { storedViewings } from '../../browser/watch-log/stored-viewings';
import { newViewing, withEntry } from '../../lib/watch-log/viewing';

// The viewer's name, the capabilities of their passes, and the log-out button.
export default { title: 'Screens/Profile/Profile', ...at('/profile', { account: MEMBER }) };

export const NoPass: Story = {
  ...inState({ account: FAN }),
  play: acts(async (context) => {
    await seesHeading('Alex Rivera', 1)(context);
    await context.expect(context.page.getByRole('link', { name: 'See passes' })).toBeVisible();
  }),
};

export const Member: Story = {
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText('Watch every game')).toBeVisible();
  }),
};

export const AddressNotConfirmed: Story = {
  ...inState({ account: 'new@grandstand.test' }),
  play: acts(async ({ page, expect }) => {
    await expect(
      await page.findByRole('link', { name: 'Your email address is not confirmed yet' }),
    ).toBeVisible();
  }),
};

export const VeryLongNames: Story = {
  ...inState({
    arrange: ({ store }) => {
      const row = store.users.find(({ email }) => email === MEMBER);
      if (row)
        store.users.update(row, {
          first_name: 'Wolfeschlegelsteinhausenbergerdorff',
          last_name: 'Featherstonehaugh-Cholmondeley de la Vallée-Poussin',
        });
    },
  }),
  play: acts(seesHeading(/^Wolfeschlegelsteinhausenbergerdorff/, 1)),
};

/** The viewer has a pass with only this capability. */
const may = (capability: Capability, text: string): Story => ({
  ...inState({
    arrange: ({ store }) => {
      for (const row of store.orders.all())
        store.orders.update(row, { capabilities: row.item.kind === 'subscription' ? [capability] : [] });
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByText(text)).toBeVisible();
  }),
});

export const MayWatch: Story = may('watch', 'Watch every game');
export const MaySeeLibrary: Story = may('vod_media', 'The whole on-demand library');
export const MaySkipAds: Story = may('no_ads', 'No ads before the video');
export const MayClip: Story = may('clipping', 'Make clips');
export const MayDownload: Story = may('download', 'Download games');
export const MayDownloadClips: Story = may('download_clip', 'Download clips');

export const WithoutDeviceLinking: Story = {
  ...inState({
    arrange: ({ catalogue }) => {
      catalogue.settings.auth.remote_auth = null;
    },
  }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('link', { name: 'Favourites' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Link a device' })).not.toBeInTheDocument();
  }),
};

const loggingOut = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await press(context, 'Log out');
  await look(context);
};

const staysWith = (text: string) =>
  loggingOut(async (context) => {
    await seesToast(text)(context);
    await seesHeading('Robin Hale', 1)(context);
    await context.expect(context.page.getByRole('button', { name: 'Log out' })).toBeEnabled();
  });

export const LoggedOut: Story = {
  play: sees(
    ['logOut 200'],
    loggingOut(async (context) => {
      await context.expect(await context.page.findByRole('link', { name: 'Sign up' })).toBeVisible();
      await seesHeading('Live now')(context);
    }),
  ),
};

/** A game that stalled. Its log may be useful after the viewer has logged out. */
const STALLED = withEntry(
  newViewing({ id: 4203, title: 'Herons at Royals' }, Date.UTC(2026, 9, 16), {
    live: false,
    embedded: false,
  }),
  { type: 'stall', milliseconds: 30_000, offline: 0, state: 'over' },
  60_000,
);
export const LogOutWithPlaybackLog: Story = {
  ...inState({
    arrange: ({ store }) => {
      const user = store.users.find(({ email }) => email === MEMBER);
      storedViewings(user?.id ?? 0).createWriter(STALLED.event.id)(STALLED);
    },
  }),
  play: acts(async (context) => {
    await press(context, 'Log out');
    await seesHeading(/^Keep the playback log of “Herons at Royals”/)(context);
  }),
};

export const LogOutSessionOver: Story = {
  ...inState({ responses: { logOut: 401 } }),
  play: sees(['logOut 401'], loggingOut(seesHeading('Log in', 1))),
};

export const LogOutRefused: Story = {
  ...inState({ responses: { logOut: 400 } }),
  play: sees(['logOut 400'], staysWith(ERROR_TEXTS[400])),
};

export const LogOutRateLimited: Story = {
  ...inState({ responses: { logOut: 429 } }),
  play: sees(['logOut 429'], staysWith(ERROR_TEXTS[429])),
};

export const LogOutFailed: Story = {
  ...inState({ responses: { logOut: 500 } }),
  play: sees(['logOut 500'], staysWith(ERROR_TEXTS[500])),
};
