import type { Language } from '../generated/model/index.ts';
import type { Scale } from './data/catalogue.ts';

export interface ScenarioSettings {
  language: Language;
  scale: Scale;
  /** Whether the channel has no content: no events, teams, passes or videos. */
  empty: boolean;
  /** The delay of every response, in milliseconds. */
  latency: number;
  /** The share of calls that fail in one of three ways. */
  failureRate: number;
  network: 'up' | 'offline' | 'server-down';
  /** The maximum number of calls per minute. Further calls get a 429. */
  callsPerMinute: number;
  keys: 'good' | 'expiring' | 'revoked';
  geoBlocked: boolean;
  /** The e-mail address of the user who is already signed in to the first session. */
  signedInAs: string | null;
  payment: 'by-card' | 'declined' | 'needs-authentication' | 'never-settles' | 'unavailable';
  clips: 'ready' | 'fail';
  recaptcha: boolean;
  drifted: boolean;
}

const DEFAULTS: ScenarioSettings = {
  language: 'en',
  scale: 'normal',
  empty: false,
  latency: 0,
  failureRate: 0,
  network: 'up',
  callsPerMinute: 6_000,
  keys: 'good',
  geoBlocked: false,
  signedInAs: null,
  payment: 'by-card',
  clips: 'ready',
  recaptcha: false,
  drifted: false,
};

interface Scenario {
  about: string;
  settings: Partial<ScenarioSettings>;
}

export const scenarios = {
  default: { about: 'The channel on a good evening.', settings: {} },
  slow: { about: 'Every answer takes three seconds.', settings: { latency: 3_000 } },
  flaky: {
    about: 'One call in five fails: a 500, no connection, or done but the answer lost.',
    settings: { failureRate: 0.2 },
  },
  offline: { about: 'No call gets through.', settings: { network: 'offline' } },
  'keys-expired': {
    about: 'An API key dies 15 seconds after it was given out.',
    settings: { keys: 'expiring' },
  },
  'keys-revoked': { about: 'No key is accepted, and none is given out.', settings: { keys: 'revoked' } },
  'rate-limited': {
    about: 'Only 25 calls a minute are answered, then 429.',
    settings: { callsPerMinute: 25 },
  },
  'server-down': { about: 'Every call is answered with 500.', settings: { network: 'server-down' } },
  'geo-blocked': { about: 'The viewer is where nothing may be shown.', settings: { geoBlocked: true } },
  'temporary-password': {
    about: 'Signed in as temp@grandstand.test, whose password was given out by the channel.',
    settings: { signedInAs: 'temp@grandstand.test' },
  },
  'signed-in': {
    about: 'Signed in as fan@grandstand.test, who has bought nothing.',
    settings: { signedInAs: 'fan@grandstand.test' },
  },
  member: {
    about: 'Signed in as member@grandstand.test: membership, card, favourites, clips.',
    settings: { signedInAs: 'member@grandstand.test' },
  },
  'nothing-on': { about: 'A channel that has published nothing yet.', settings: { empty: true } },
  'payment-declined': {
    about: 'Every payment is accepted and then declined.',
    settings: { payment: 'declined' },
  },
  'payment-needs-authentication': {
    about: 'Every payment asks for 3-D Secure, whatever the card.',
    settings: { payment: 'needs-authentication' },
  },
  'order-never-settles': { about: 'Orders stay created for good.', settings: { payment: 'never-settles' } },
  'payments-unavailable': {
    about: 'The channel has no publishable key: nothing can be paid.',
    settings: { payment: 'unavailable' },
  },
  'clip-fails': { about: 'Every clip is queued and then fails.', settings: { clips: 'fail' } },
  recaptcha: {
    about: 'The channel asks for reCAPTCHA at log-in and registration.',
    settings: { recaptcha: true },
  },
  french: { about: 'A channel in French alone.', settings: { language: 'fr' } },
  drifted: { about: 'Answers break the contract in known ways.', settings: { drifted: true } },
  huge: { about: '10,000 events and 2,000 teams.', settings: { scale: 'huge' } },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarios).filter(isScenario);

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

export function settingsOf(name: ScenarioName): ScenarioSettings {
  return { ...DEFAULTS, ...scenarios[name].settings };
}
