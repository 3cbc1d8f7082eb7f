import { ACCOUNTS } from '@mocks/data/accounts';
import { isScenario, type ScenarioName } from '@mocks/scenarios';
import { World } from '@mocks/store/world';
import { THEMES, type ThemeName } from '../../mocks/data/themes';
import {
  type Answers,
  answerHandlers,
  type ConfigAnswer,
  configHandlers,
  type StreamAnswer,
  streamHandlers,
} from './answers';
import { clock } from './clock';
import { freshDevice } from './device';
import { answerWith } from './worker';

/** In what state the site stands when a story opens. */
export interface SiteState {
  /** Where the viewer is: a path of the site, with its query. */
  path: string;
  /** Where the site stands, in place of the machine of who looks at it: nothing is measured on that. */
  origin?: string;
  scenario?: ScenarioName;
  /** Who is signed in, by e-mail address. */
  account?: string;
  /** What some operations answer here. */
  answers?: Answers;
  config?: ConfigAnswer;
  /** What becomes of videos. */
  streams?: StreamAnswer;
  /** What the device kept from earlier visits, by key. */
  device?: Record<string, unknown>;
  /** What the tab keeps until it is closed, by key. */
  tab?: Record<string, unknown>;
  /** What came with a link from an e-mail. */
  link?: Record<string, string>;
  /** Changes what the channel publishes or its viewers did. */
  arrange?(world: World): void;
}

/** What is chosen in the toolbar; it outweighs the story's own state. */
export interface Toolbar {
  language: 'en' | 'fr' | 'pseudo';
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
  clock.begin({ frozen: toolbar.clock === 'frozen' });
  freshDevice(
    { consent: 'refused', language: language === 'pseudo' ? 'en' : language, ...state?.device },
    state?.tab,
  );
  const scenario = isScenario(toolbar.scenario) ? toolbar.scenario : (state?.scenario ?? 'default');
  const world = new World({
    scenario,
    now: clock.running,
    ...(language === 'fr' && { language }),
  });
  const account = chosen === 'story' ? state?.account : chosen;
  Object.assign(world.settings, {
    ...(account && { signedInAs: account === 'visitor' ? null : account }),
    ...(latency !== 'story' && { latency: Number(latency) }),
  });
  Object.assign(world.catalogue.colors, THEMES[theme]);
  state?.arrange?.(world);
  await answerWith(world, [
    ...answerHandlers(state?.answers ?? {}),
    ...configHandlers(state?.config),
    ...streamHandlers(state?.streams),
  ]);
  return world;
}
