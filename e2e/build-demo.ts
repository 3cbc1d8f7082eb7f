import { buildWhenNeeded } from '../tools/demo-site/demo-site.ts';
import { buildPlayerPage } from '../tools/player-page/serve-player-page.ts';

/** Builds the site that the tests serve, if the build is missing or older than its sources. */
export default function buildDemo(): void {
  buildWhenNeeded();
  buildPlayerPage();
}
