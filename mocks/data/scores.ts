import type { EventScore, Language } from '../../generated/model/index.ts';
import { inLanguage, type Text } from './words.ts';

/** How a game is scored, and its result. */
export interface Scoring {
  home: number;
  away: number;
  periods: readonly string[];
  /** The minutes of a period. 0 for sports without a clock. */
  minutes: number;
  countsUp: boolean;
}

interface Rules {
  periods: readonly Text[];
  minutes: number;
  countsUp?: boolean;
  /** Returns the result of a game from two random numbers between 0 and 1. */
  result(one: number, other: number): [home: number, away: number];
}

const interpolate = (part: number, min: number, max: number) => min + Math.round(part * (max - min));

/** Adds a point where the result would be a draw. */
const withoutDraw = ([home, away]: [number, number]): [number, number] => [
  home,
  home === away ? away + 1 : away,
];

const QUARTERS: readonly Text[] = [
  ['Q1', '1er quart'],
  ['Q2', '2e quart'],
  ['Q3', '3e quart'],
  ['Q4', '4e quart'],
];

/** The scoring rules by the id of the sport. */
const RULES: Readonly<Record<number, Rules>> = {
  1: {
    periods: [
      ['1st period', '1re période'],
      ['2nd period', '2e période'],
      ['3rd period', '3e période'],
    ],
    minutes: 20,
    result: (one, other) => withoutDraw([interpolate(one, 0, 6), interpolate(other, 0, 5)]),
  },
  2: {
    periods: QUARTERS,
    minutes: 10,
    result: (one, other) => withoutDraw([interpolate(one, 52, 94), interpolate(other, 50, 92)]),
  },
  3: {
    periods: [1, 2, 3, 4].map((set): Text => [`Set ${set}`, `Manche ${set}`]),
    minutes: 0,
    result: (one, other) => (one > other ? [3, interpolate(other, 0, 2)] : [interpolate(one, 0, 2), 3]),
  },
  4: {
    periods: [
      ['1st half', '1re demie'],
      ['2nd half', '2e demie'],
    ],
    minutes: 45,
    countsUp: true,
    result: (one, other) => [interpolate(one, 0, 4), interpolate(other, 0, 3)],
  },
  5: {
    periods: QUARTERS,
    minutes: 15,
    result: (one, other) => withoutDraw([interpolate(one, 6, 41), interpolate(other, 3, 38)]),
  },
};

/** Returns a number between 0 and 1 that depends only on its arguments. */
const randomShare = (id: number, salt: number): number => {
  const value = Math.sin(id * 12.9898 + salt * 78.233) * 43_758.5453;
  return value - Math.floor(value);
};

/** Returns the scoring of a game, or null for a sport without a score. */
export function scoringOf(language: Language, sportId: number, eventId: number): Scoring | null {
  const rules = RULES[sportId];
  if (!rules) return null;
  const [home, away] = rules.result(randomShare(eventId, 1), randomShare(eventId, 2));
  return {
    home,
    away,
    periods: rules.periods.map((name) => inLanguage(language, name)),
    minutes: rules.minutes,
    countsUp: rules.countsUp ?? false,
  };
}

/** Returns the score at one moment. `part` is the share of the game that has been played, from 0 to 1. */
export function scoreAt(scoring: Scoring, part: number): EventScore {
  const { periods, minutes, countsUp } = scoring;
  if (part >= 1) return { home: scoring.home, away: scoring.away, period: null, clock: null, final: true };
  const played = part * periods.length;
  const index = Math.min(periods.length - 1, Math.floor(played));
  const inPeriod = Math.floor((played - index) * minutes * 60);
  const seconds = countsUp ? index * minutes * 60 + inPeriod : minutes * 60 - inPeriod;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    // The last point is scored at the very end.
    home: Math.floor(scoring.home * part),
    away: Math.floor(scoring.away * part),
    period: periods[index] ?? null,
    clock: minutes === 0 ? null : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`,
    final: false,
  };
}
