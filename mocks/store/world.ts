import type { Language } from '../../generated/model/index.ts';
import { buildCatalogue, type Catalogue, type Scale } from '../data/catalogue.ts';
import { shares } from '../data/random.ts';
import { type ScenarioName, type ScenarioSettings, settingsOf } from '../scenarios.ts';
import { seedStore } from './seed.ts';
import { createDemoStore, type Store } from './store.ts';

export interface WorldOptions {
  scenario?: ScenarioName;
  seed?: number;
  scale?: Scale;
  latency?: number;
  language?: Language;
  /** Returns the current time in milliseconds since the epoch. */
  now?: () => number;
  /**
   * Freezes the scores of live games at this time, in milliseconds since the epoch. The backend's own clock
   * runs on.
   */
  scoresAt?: number;
  store?: Store;
}

export interface Report {
  kind: 'error' | 'session' | 'event' | 'video-event' | 'video-viewing' | 'tag';
  body: unknown;
}

const HOUR_S = 3_600;
/** The schedule keeps its times this long before it is moved to the present. */
const ANCHORED_S = 6 * HOUR_S;
const MAX_REPORTS = 500;

/** The state of one demo channel: its catalogue, what its viewers did, and how its backend behaves now. */
export class World {
  readonly store: Store;
  readonly reports: Report[] = [];
  chance: () => number;
  readonly #options: WorldOptions;
  readonly #now: () => number;
  #scenario: ScenarioName;
  #settings: ScenarioSettings;
  readonly #catalogues = new Map<Language, Catalogue>();
  #anchor = 0;
  #requestLanguage: Language | null = null;
  #calls: number[] = [];

  constructor(options: WorldOptions = {}) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#scenario = options.scenario ?? 'default';
    this.#settings = this.#readSettings();
    this.chance = shares(this.#seed);
    this.store = options.store ?? createDemoStore();
    if (!options.store) seedStore(this.store, this.catalogue, this.now());
  }

  get #seed(): number {
    return this.#options.seed ?? 7;
  }

  #readSettings(): ScenarioSettings {
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
    this.#settings = this.#readSettings();
    this.#catalogues.clear();
    this.#calls = [];
    this.chance = shares(this.#seed);
  }

  /** Restores the initial state. */
  reset(): void {
    const fresh = createDemoStore();
    seedStore(fresh, this.catalogue, this.now());
    this.store.restore(fresh.snapshot());
    this.reports.length = 0;
    this.#calls = [];
    this.chance = shares(this.#seed);
  }

  /** Returns the current time in seconds since the epoch. */
  now(): number {
    return Math.floor(this.#now() / 1000);
  }

  /** The time at which scores are computed, in seconds since the epoch. */
  get scoresAt(): number {
    const { scoresAt } = this.#options;
    return scoresAt === undefined ? this.now() : Math.floor(scoresAt / 1000);
  }

  iso(seconds = this.now()): string {
    return new Date(seconds * 1000).toISOString();
  }

  /**
   * The catalogue's times stay fixed for six hours while somebody uses the channel. Then they move to the
   * current hour, so that something is always live.
   */
  get catalogue(): Catalogue {
    const hour = Math.floor(this.now() / HOUR_S) * HOUR_S;
    if (hour < this.#anchor || hour >= this.#anchor + ANCHORED_S) this.#anchor = hour;
    const anchor = this.#anchor;
    const language = this.language;
    const known = this.#catalogues.get(language);
    if (known?.anchor === anchor) return known;
    const { scale, language: ownLanguage, empty } = this.#settings;
    const { languages } = this;
    const made = buildCatalogue({ seed: this.#seed, scale, language, ownLanguage, languages, anchor, empty });
    if (this.#settings.payment === 'unavailable') made.settings.stripe_publishable_key = null;
    if (this.#settings.recaptcha) made.settings.recaptcha_site_key = 'northfield-recaptcha';
    this.#catalogues.set(language, made);
    return made;
  }

  /** The demo channel offers English and French. A French channel offers only French. */
  get languages(): readonly Language[] {
    return this.#settings.language === 'fr' ? ['fr'] : ['en', 'fr'];
  }

  /** The language of the current request, or otherwise the channel's default language. */
  get language(): Language {
    return this.#requestLanguage ?? this.#settings.language;
  }

  /** Runs `run` in the first of the preferred languages that the channel offers. */
  runInLanguage<Result>(preferred: readonly string[], run: () => Result): Result {
    const offered = preferred.flatMap((tag) => {
      const [first] = tag.trim().toLowerCase().split('-');
      return this.languages.filter((language) => language === first);
    });
    const before = this.#requestLanguage;
    this.#requestLanguage = offered[0] ?? null;
    try {
      return run();
    } finally {
      this.#requestLanguage = before;
    }
  }

  /**
   * Translates a stored name of the demo's own data to the request's language. Other names are returned
   * unchanged.
   */
  translated(stored: string, nameNow: () => string): string {
    const name = nameNow();
    const isOurs = () =>
      this.languages.some((language) => this.runInLanguage([language], nameNow) === stored);
    return name !== stored && isOurs() ? name : stored;
  }

  /** Counts a call. Returns the seconds to wait if it is over the rate limit, or 0. */
  countCall(): number {
    const now = this.#now();
    const firstRecent = this.#calls.findIndex((time) => time > now - 60_000);
    this.#calls = firstRecent === -1 ? [] : this.#calls.slice(firstRecent);
    if (this.#calls.length < this.#settings.callsPerMinute) {
      this.#calls.push(now);
      return 0;
    }
    return Math.max(1, Math.ceil(((this.#calls[0] ?? now) + 60_000 - now) / 1000));
  }

  report(report: Report): void {
    this.reports.push(report);
    if (this.reports.length > MAX_REPORTS) this.reports.shift();
  }
}
