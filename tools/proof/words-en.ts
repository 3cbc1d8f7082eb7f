import type { Ground, Use } from './contrast.ts';
import type { ProofLanguage } from './shell.ts';

const number = (value: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : 1 }).format(value);
const times = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

const uses: Record<Use, string> = {
  body: 'Body text',
  muted: 'Muted words',
  header: 'Header text',
  footer: 'Footer text',
  onAccent: 'Button text',
  onLive: 'Live badge',
  accent: 'Accent as text',
  live: 'Live colour as text',
  danger: 'Error',
  success: 'Success',
  accentEdge: 'Accent as an edge',
  liveEdge: 'Live colour as an edge',
};

const grounds: Record<Ground, string> = {
  page: 'the page',
  surface: 'a surface',
  header: 'the header',
  footer: 'the footer',
  accent: 'the accent',
  live: 'the live colour',
};

export const en = {
  language: 'en' as ProofLanguage,
  number,
  moment: (at: Date) =>
    `${new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`,
  title: 'Published proof',
  lead: 'What this build has been held to, and what came of it. Every figure is read from the output of the command beside it; run the command to see it for yourself.',
  otherLanguage: 'Français',
  revision: (revision: string, changed: boolean) =>
    changed ? `Revision ${revision}, with changes that are not committed` : `Revision ${revision}`,
  gathered: 'Gathered',
  measured: 'Measured',
  summary: 'Summary',
  holds: (holding: number, all: number) => `${number(holding)} of ${number(all)} hold.`,
  allHold: 'Nothing falls short and nothing is missing.',
  doesNotHold: 'What does not hold:',
  states: { holds: 'Holds', fallsShort: 'Falls short', old: 'Out of date', missing: 'Missing' },
  oldNote: 'measured before the newest change of the sources',
  missing: 'the command has left no output',
  broken: 'the output cannot be read',
  noSuchTests: 'the output has no such tests',
  partOnly: (parts: string[]) => `not all of it was run (without ${parts.join(', ')})`,
  command: 'Command:',
  joined: (of: string, what: string) => `${of}: ${what}`,
  unmade: 'The proof of this build has not been gathered yet.',
  howMade: 'These commands run every check, take every measurement, and gather what came of them:',
  sections: {
    contrast: [
      'Contrast of the channel’s colours',
      'Text needs 4.5 to 1, edges and signs 3 to 1. A channel chooses its colours; what would not read is moved until it does.',
    ],
    accessibility: ['Accessibility', 'Every look through axe may find nothing at all.'],
    sizes: ['Size budgets', 'What a browser has to load before it shows the first screen.'],
    lighthouse: ['Lighthouse', 'Its mobile settings on the built site, signed out, the best of three.'],
    speed: ['Time and load', 'What takes time, on the machine that measured it.'],
    states: ['State coverage', 'Every answer of the backend that a screen can meet is shown by a story.'],
    contract: ['Contract conformance', 'What is answered is what the contract says, and drift is found.'],
    faults: [
      'Fault matrix',
      'Every operation answered in every wrong way, on the screen that makes the call.',
    ],
    charges: ['Charge safety', 'Whatever breaks off while someone pays, they are charged once at most.'],
  },
  contrast: {
    text: (theme: string) => `${theme}: text`,
    edges: (theme: string) => `${theme}: edges and signs`,
    lowest: (ratio: number, least: number, use: Use, on: Ground, count: number) =>
      `${times(count, 'pair', 'pairs')}, the lowest ${number(ratio)} to 1 (${uses[use].toLowerCase()} on ${grounds[on]}; at least ${number(least)})`,
    table: 'Every pair, as a ratio to 1',
    pair: 'Pair',
    on: (use: Use, on: Ground) => `${uses[use]} on ${grounds[on]}`,
    least: 'At least',
    themes: {
      demo: 'Demo channel',
      dark: 'No colours set',
      light: 'Light',
      loud: 'Loud',
      'low contrast': 'Unreadable as given',
    },
  },
  tests: (passed: number, failed: number, skipped: number, second: number) =>
    [
      `${times(passed, 'test', 'tests')} passed, ${number(failed)} failed`,
      ...(second ? [`${number(second)} on the second try only`] : []),
      ...(skipped ? [`${number(skipped)} skipped`] : []),
    ].join(', '),
  axeChecks: (looks: number, found: number, without: number) =>
    [
      `${times(looks, 'look', 'looks')} through axe, ${found ? `${number(found)} with violations` : 'no violation'}`,
      ...(without ? [`${times(without, 'story', 'stories')} not looked at`] : []),
    ].join('; '),
  storiesAxe: 'Every state of every screen',
  storiesPass: 'Every state in French at 320 px and at twice the text size: nothing cut, nothing covered',
  e2eAxe: 'The built site in a browser, in the middle of journeys',
  lighthouseAccessibility: 'Lighthouse’s accessibility',
  budgetTests: 'Every file, the first view, the watch page and the rounds of calls',
  atLeast: (value: string) => `at least ${value}`,
  atMost: (value: string) => `at most ${value}`,
  coverage: 'Documented answers that a story shows',
  covered: (shown: number, all: number, excepted: number, stories: number) =>
    `${number(shown)} of ${number(all)}, ${number(excepted)} excepted, by ${times(stories, 'story', 'stories')}`,
  conformance: 'Every answer of the demo channel, in every scenario, against the contract',
  checks: 'Drifts put into the demo channel’s answers are found where they are, without false alarms',
  packed: 'The checks packed as one file, in an empty folder',
  matrix: 'Faults on screens',
  tried: (tried: number, passed: number, crashed: number) =>
    `${number(tried)} tried, ${number(passed)} passed; in ${number(crashed)} the screen says that it stopped working`,
  faultTests: 'The tests around the matrix',
  chargesInBrowser: 'Double clicks, two tabs, reloads, lost and late answers, in a browser',
  chargesByRule: 'The rules that settle an order',
  chargesByFault: 'Every fault of every call on the way to paying',
  figures: {
    'best-practices': 'best practices',
    seo: 'search engines',
    'of the library’s time': 'first frame, in times of the video library alone',
  } as Record<string, string>,
  units: {} as Record<string, string>,
};

export type Words = typeof en;
export type SectionName = keyof Words['sections'];
