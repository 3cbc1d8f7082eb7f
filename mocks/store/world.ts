import type { Language } from '../../generated/model/index.ts';
import { buildCatalogue, type Catalogue, type Scale } from '../data/catalogue.ts';
import { shares } from '../data/random.ts';
import { type ScenarioName, type ScenarioSettings, settingsOf } from '../scenarios.ts';
import { seedStore } from './seed.ts';
import { Store } from './store.ts';

export interface WorldOptions {
  scenario?: ScenarioName;
  seed?: number;
  scale?: Scale;
  latency?: number;
  language?: Language;
  /** Milliseconds since the epoch. */
  now?: () => number;
  store?: Store;
}

export interface Report {
  kind: 'error' | 'session' | 'event' | 'video-event' | 'video-viewing' | 'tag';
  body: unknown;
}

const HOUR = 3_600;
const REPORTS_KEPT = 500;

/** One demo channel: what it publishes, what its viewers did, and how its backend behaves just now. */
export class World {
  readonly store: Store;
  readonly reports: Report[] = [];
  chance: () => number;
  readonly #options: WorldOptions;
  readonly #now: () => number;
  #scenario: ScenarioName;
  #settings: ScenarioSettings;
  #catalogue: Catalogue | null = null;
  #calls: number[] = [];

  constructor(options: WorldOptions = {}) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#scenario = options.scenario ?? 'default';
    this.#settings = this.#read();
    this.chance = shares(this.#seed);
    this.store = options.store ?? new Store();
    if (!options.store) seedStore(this.store, this.catalogue, this.now());
  }

  get #seed(): number {
    return this.#options.seed ?? 7;
  }

  #read(): ScenarioSettings {
    const settings = settingsOf(this.#scenario);
    const { scale, latency, language } = this.#options;
    return {
      ...settings,
      scale: scale ?? settings.scale,
      latency: latency ?? settings.latency,
      language: language ?? settings.language,
    };
  }

  get scenario(): ScenarioName {
    return this.#scenario;
  }

  get settings(): ScenarioSettings {
    return this.#settings;
  }

  play(scenario: ScenarioName): void {
    this.#scenario = scenario;
    this.#settings = this.#read();
    this.#catalogue = null;
    this.#calls = [];
    this.chance = shares(this.#seed);
  }

  /** Back to the state of the first day. */
  reset(): void {
    const fresh = new Store();
    seedStore(fresh, this.catalogue, this.now());
    this.store.restore(fresh.snapshot());
    this.reports.length = 0;
    this.#calls = [];
    this.chance = shares(this.#seed);
  }

  /** Seconds since the epoch. */
  now(): number {
    return Math.floor(this.#now() / 1000);
  }

  iso(seconds = this.now()): string {
    return new Date(seconds * 1000).toISOString();
  }

  /** Built around the current hour, so that something is always live however long this runs. */
  get catalogue(): Catalogue {
    const anchor = Math.floor(this.now() / HOUR) * HOUR;
    if (this.#catalogue?.anchor !== anchor) {
      const { scale, language, empty } = this.#settings;
      this.#catalogue = buildCatalogue({ seed: this.#seed, scale, language, anchor, empty });
      const { settings } = this.#catalogue;
      if (this.#settings.payment === 'unavailable') settings.stripe_publishable_key = null;
      if (this.#settings.recaptcha) settings.recaptcha_site_key = 'northfield-recaptcha';
    }
    return this.#catalogue;
  }

  /** Counts a call. What is over the limit waits so many seconds; 0 is within it. */
  wait(): number {
    const now = this.#now();
    const kept = this.#calls.findIndex((time) => time > now - 60_000);
    this.#calls = kept === -1 ? [] : this.#calls.slice(kept);
    if (this.#calls.length < this.#settings.callsPerMinute) {
      this.#calls.push(now);
      return 0;
    }
    return Math.max(1, Math.ceil(((this.#calls[0] ?? now) + 60_000 - now) / 1000));
  }

  report(report: Report): void {
    this.reports.push(report);
    if (this.reports.length > REPORTS_KEPT) this.reports.shift();
  }
}
