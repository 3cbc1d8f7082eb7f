import { shortenLongTimers } from '@storybook-site/demo/clock';
import { FAN } from '@storybook-site/story-help/checkout';
import { seesHeading, seesPanel, seesText } from '@storybook-site/story-help/expectations';
import { GAME_ID, game, SOLD_SEPARATELY } from '@storybook-site/story-help/games';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { stallVideos } from '@storybook-site/story-help/stalled-video';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

const FOR_GAME = `/ready-check?event_id=${GAME_ID}`;
const PLAYS = 'You’re ready to watch here';
const LIMITS = 'You can watch here, with limits';
const NO = 'You can’t watch here';
const UNSURE = 'We couldn’t tell';

/** Replaces a property of the navigator during a story. */
function withNavigator(name: 'connection' | 'mediaCapabilities', value: object) {
  return () => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    return () => Reflect.deleteProperty(navigator, name);
  };
}

const decoding = (smoothBelow: number) =>
  withNavigator('mediaCapabilities', {
    decodingInfo: async ({ video }: MediaDecodingConfiguration) => ({
      supported: true,
      smooth: (video?.height ?? 0) < smoothBelow,
    }),
  });

/** Simulates a connection with this speed for each segment of the test stream. */
const connection = (megabits: number) => () => {
  const times = PerformanceResourceTiming.prototype;
  const measured = Object.getOwnPropertyDescriptors(times);
  const TRIP_MS = 20;
  Object.defineProperties(times, {
    responseStart: {
      ...measured.responseStart,
      get(this: PerformanceResourceTiming) {
        return this.requestStart + TRIP_MS;
      },
    },
    responseEnd: {
      ...measured.responseEnd,
      get(this: PerformanceResourceTiming) {
        return this.responseStart + (this.encodedBodySize * 8) / (megabits * 1_000);
      },
    },
  });
  return () => {
    const { responseStart, responseEnd } = measured;
    Object.defineProperties(times, { responseStart, responseEnd });
  };
};

// Simulates the decoding and the connection, because the load of the machine must not change a story.
export default {
  title: 'Screens/Ready check',
  ...at('/ready-check'),
  beforeEach: [decoding(2_000), connection(20)],
};

const verdict =
  (heading: string, says: string | RegExp) =>
  async (context: PlayContext): Promise<void> => {
    await seesHeading(heading, 2)(context);
    await seesText(says)(context);
    await context.expect(context.page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  };

export const Channel: Story = {
  play: sees(['getGeo 200'], verdict(PLAYS, /^Started in .* and played smoothly\.$/)),
};
export const Running: Story = {
  ...inState({ responses: { getGeo: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('progressbar', { name: 'Check in progress' })).toBeVisible();
    await expect(await page.findByRole('region', { name: /Test video/ })).toBeVisible();
  }),
};
export const ForAGame: Story = {
  ...inState({ path: FOR_GAME, arrange: game('upcoming', SOLD_SEPARATELY) }),
  play: sees(['getEvent 200'], async (context) => {
    await verdict(PLAYS, 'Available in your region.')(context);
    await context.expect(context.page.getByRole('link', { name: 'To the event' })).toBeVisible();
  }),
};
export const SignedIn: Story = {
  ...inState({ path: FOR_GAME, account: FAN, arrange: game('upcoming', SOLD_SEPARATELY) }),
  play: sees(['getUserAccess 200'], verdict(PLAYS, 'Available in your region.')),
};
export const GeoBlocked: Story = {
  ...inState({ path: FOR_GAME, scenario: 'geo-blocked', arrange: game('upcoming', SOLD_SEPARATELY) }),
  play: sees(['getGeo 200'], verdict(NO, 'We’re sorry, but this content is not available in your region.')),
};
export const WithLimits: Story = {
  beforeEach: decoding(720),
  play: acts(verdict(LIMITS, 'HD video may stutter on this device.')),
};
export const SlowConnection: Story = {
  beforeEach: connection(2),
  play: acts(verdict(LIMITS, /^About 2 Mbit/)),
};
export const PlayerOfAnotherService: Story = {
  ...inState({ path: FOR_GAME, arrange: game('recorded', { embedded: '/watch_embed/4201' }) }),
  play: acts(verdict(UNSURE, /^This event plays in another service’s player/)),
};
export const SavingData: Story = {
  beforeEach: withNavigator('connection', { saveData: true }),
  play: acts(async (context) => {
    await seesHeading('Play the test video?')(context);
    await seesText(/The test video is 230 kB\.$/)(context);
  }),
};
export const CheckedWithoutTheVideo: Story = {
  beforeEach: withNavigator('connection', { saveData: true }),
  play: acts(async (context) => {
    await context.user.click(await context.page.findByRole('button', { name: 'Check without it' }));
    await seesHeading(UNSURE, 2)(context);
    await seesText('The test video was skipped to save data.')(context);
  }),
};
export const Offline: Story = {
  play: acts(async (context) => {
    await context.page.findByRole('progressbar', { name: 'Check in progress' });
    dispatchEvent(new Event('offline'));
    await verdict(UNSURE, 'You are offline.')(context);
  }),
};
export const NoTestVideo: Story = {
  ...inState({ streams: 404 }),
  play: acts(verdict(UNSURE, 'The test video could not be loaded.')),
};
export const PlaceRefused: Story = {
  ...inState({ responses: { getGeo: 400 } }),
  play: sees(['getGeo 400'], verdict(UNSURE, 'We couldn’t tell which region you are in.')),
};
export const PlaceRateLimited: Story = {
  ...inState({ responses: { getGeo: 429 } }),
  play: sees(['getGeo 429'], verdict(UNSURE, 'We couldn’t tell which region you are in.')),
};
export const PlaceFailed: Story = {
  ...inState({ responses: { getGeo: 500 } }),
  play: sees(['getGeo 500'], verdict(UNSURE, 'We couldn’t tell which region you are in.')),
};
export const RegionTimedOut: Story = {
  ...inState({ responses: { getGeo: 'never' } }),
  play: acts(verdict(UNSURE, 'We couldn’t tell which region you are in.')),
};
/** The test video loads, but the browser shows no frame of it. */
export const VideoTimedOut: Story = {
  beforeEach: [stallVideos, shortenLongTimers],
  play: acts(async (context) => {
    await verdict(UNSURE, 'The test video did not start in time.')(context);
    await seesText('Check again. If a play button appears, select it.')(context);
  }),
};
export const NoSuchEvent: Story = {
  ...inState({ path: '/ready-check?event_id=999999' }),
  play: sees(['getEvent 404'], seesText(/^This event could not be found\./)),
};
export const EventLoading: Story = {
  ...inState({ path: FOR_GAME, responses: { getEvent: 'never' } }),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Ready check' })).toBeVisible();
    await expect(page.queryByRole('progressbar')).not.toBeInTheDocument();
  }),
};
export const EventFailed: Story = {
  ...inState({ path: FOR_GAME, responses: { getEvent: 500 } }),
  play: sees(['getEvent 500'], seesPanel(500)),
};
