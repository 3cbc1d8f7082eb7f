import { ACCOUNTS } from '@mocks/data/accounts';
import { isScenario, type ScenarioName } from '@mocks/scenarios';
import { World } from '@mocks/store/world';
import { THEMES, type ThemeName } from '../../mocks/data/themes';
import type { Language } from '../../src/i18n/languages';
import { deskChannel } from '../desk/in-frame';
import { clock, EVENING } from './clock';
import { freshDevice } from './device';
import { bracketData } from './pseudo-data';
import {
  type ConfigBody,
  configHandlers,
  responseHandlers,
  type StoryResponses,
  type StreamFailure,
  streamHandlers,
} from './story-responses';
import { setHandlers } from './worker';

/** The site's state when a story opens. */
export interface SiteState {
  /** The address that the viewer opens: a path of the site with its query. */
  path: string;
  /** Whether the story renders a component that needs the channel, in place of the site's screens. */
  isPiece?: boolean;
  /** The site's origin. The default is localhost, where analytics is off. */
  origin?: string;
  scenario?: ScenarioName;
  /** The e-mail address of the viewer who is signed in. */
  account?: string;
  /** The responses of operations that differ from the demo channel's. */
  responses?: StoryResponses;
  config?: ConfigBody;
  /** The failure of all videos. */
  streams?: StreamFailure;
  /** The event to which failures of videos and calls are limited. */
  failingEvent?: number;
  /** Values that the device stored on earlier visits, by key. */
  device?: Record<string, unknown>;
  /** Values in the tab's session storage, by key. */
  tab?: Record<string, unknown>;
  /** The parameters of an e-mailed link. */
  link?: Record<string, string>;
  /** Changes the channel's data or its viewers' history. */
  arrange?(world: World): void;
}

/** The choices in Storybook's toolbar, which override the story's own state. */
export interface Toolbar {
  language: Language | 'pseudo';
  theme: ThemeName;
  scenario: ScenarioName | 'story';
  account: string;
  latency: string;
  motion: 'full' | 'reduced';
  clock: 'running' | 'frozen';
}

export const accounts = ACCOUNTS.map(({ email }) => email);

export async function openSite(state: SiteState | undefined, toolbar: Toolbar): Promise<World> {
  const { language, theme, account: chosen, latency } = toolbar;
  const frozen = toolbar.clock === 'frozen';
  clock.reset({ frozen });
  freshDevice(
    {
      consent: 'refused',
      language: language === 'pseudo' ? 'en' : language,
      ...(language === 'pseudo' ? bracketData(state?.device) : state?.device),
    },
    state?.tab,
  );
  const scenario = isScenario(toolbar.scenario) ? toolbar.scenario : (state?.scenario ?? 'default');
  const world = new World({
    scenario,
    now: clock.running,
    ...(frozen && { scoresAt: EVENING }),
    ...(language === 'fr' && { language }),
  });
  const account = chosen === 'story' ? state?.account : chosen;
  Object.assign(world.settings, {
    ...(account && { signedInAs: account === 'visitor' ? null : account }),
    ...(latency !== 'story' && { latency: Number(latency) }),
  });
  // Another language's catalogue is created with the default theme when it is first read, so the theme is set
  // in each.
  for (const each of theme === 'dark' ? [world.language] : world.languages)
    world.runInLanguage([each], () => Object.assign(world.catalogue.colors, THEMES[theme]));
  if (deskChannel) {
    const { name, logo, languages, colors } = deskChannel;
    // Shares the colour desk's own object, because the desk changes its colours while the story is open.
    world.catalogue.colors = colors;
    Object.assign(world.catalogue.settings, {
      name,
      languages,
      language: languages[0],
      ...(logo && { logo }),
    });
  }
  state?.arrange?.(world);
  await setHandlers(world, [
    ...responseHandlers(state?.responses ?? {}, state?.failingEvent),
    ...configHandlers(state?.config),
    ...streamHandlers(state?.streams, state?.failingEvent),
  ]);
  return world;
}
