import { withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect } from '../steps/demo-channel.ts';
import { received, test } from '../steps/public-host.ts';
import { sayIn } from '../steps/say.ts';
import { freeGames } from '../steps/several-games.ts';
import { startAll } from '../steps/several-steps.ts';
import { shows } from '../steps/shows.ts';

const say = sayIn('en');

test(
  'each of several games is reported as a separate viewing',
  shows('call POST /datalake/video/viewing/'),
  async ({ page, demo }) => {
    await page.addInitScript(() =>
      localStorage.setItem('rudy_consent', JSON.stringify({ value: 'accepted', until: Date.now() + 1e9 })),
    );
    withoutPrerolls(demo.world);
    const ids = freeGames(demo.world, 3);
    await startAll(page, ids);
    const { reports } = demo.world;
    await expect.poll(() => received(reports, 'video-event').length).toBe(3);
    await page.getByRole('button', { name: say('several.pause') }).click();
    // A game that plays for long is reported several times as the same viewing.
    const streamsByViewing = () =>
      new Map(
        received(reports, 'video-viewing').map(({ video_view_uuid, stream_id }) => [
          video_view_uuid,
          stream_id,
        ]),
      );
    await expect.poll(() => streamsByViewing().size).toBe(3);
    // The demo gives a live medium the id of its event times ten, plus two.
    expect([...streamsByViewing().values()].toSorted()).toEqual(ids.map((id) => id * 10 + 2));
  },
);
