import { buildWhenNeeded } from '../mocks/demo-site.ts';
import { buildPlayerPage } from './player-page/serve-player-page.ts';

/** What the tests serve is there, and is of today's sources. */
export default async function buildDemo(): Promise<void> {
  await buildWhenNeeded();
  buildPlayerPage();
}
