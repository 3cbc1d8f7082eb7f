import { buildWhenNeeded } from '../tools/demo-site/demo-site.ts';
import { buildPlayerPage } from '../tools/player-page/serve-player-page.ts';

/** What the tests serve is there, and is of today's sources. */
export default async function buildDemo(): Promise<void> {
  await buildWhenNeeded();
  buildPlayerPage();
}
