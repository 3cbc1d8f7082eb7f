import { type Figure, isWithin } from '../bench/figures.ts';
import type { Test } from '../test-runner/reports.ts';
import type { Report } from './reports.ts';
import type { Words } from './words-en.ts';

export type LineState = 'holds' | 'fallsShort' | 'old' | 'missing';

export interface Line {
  what: string;
  figure: string;
  state: LineState;
  command: string;
  /** The start of the measured run. Null if there was none. */
  at: Date | null;
}

interface Finding {
  figure: string;
  holds: boolean;
}

/** Creates the proof's lines from reports. `since` is the last change of the sources. */
export class Lines {
  readonly words: Words;
  readonly since: Date;

  constructor(words: Words, since: Date) {
    this.words = words;
    this.since = since;
  }

  /**
   * Creates a line from what `find` returns for a report. Null means that the report contains nothing about
   * it.
   */
  of<T>(what: string, command: string, report: Report<T>, find: (body: T) => Finding | null): Line {
    const missing = (figure: string): Line => ({ what, figure, state: 'missing', command, at: null });
    if (report.is !== 'there')
      return missing(report.is === 'broken' ? this.words.broken : this.words.missing);
    const found = find(report.body);
    if (!found) return missing(this.words.noSuchTests);
    const { figure, holds } = found;
    const { at } = report;
    if (!holds) return { what, figure, state: 'fallsShort', command, at };
    if (at < this.since)
      return { what, figure: `${figure}; ${this.words.oldNote}`, state: 'old', command, at };
    return { what, figure, state: 'holds', command, at };
  }

  tests(what: string, command: string, report: Report<Test[]>, among = /(?:)/): Line {
    return this.of(what, command, report, (all) => {
      const tests = all.filter(({ file }) => among.test(file));
      if (tests.length === 0) return null;
      const count = (outcome: Test['outcome']) => tests.filter((test) => test.outcome === outcome).length;
      const [second, failed, skipped] = [count('second try'), count('failed'), count('skipped')];
      const passed = count('passed') + second;
      return { figure: this.words.tests(passed, failed, skipped, second), holds: failed === 0 && passed > 0 };
    });
  }

  /** Creates a line about accessibility checks with axe. With `each`, every test must have a check. */
  axe(what: string, command: string, report: Report<Test[]>, each = false): Line {
    return this.of(what, command, report, (tests) => {
      const checks = tests.flatMap(({ axe }) => axe);
      if (checks.length === 0) return null;
      const found = checks.filter((violations) => violations > 0).length;
      const without = each ? tests.filter(({ axe }) => axe.length === 0).length : 0;
      return { figure: this.words.axeChecks(checks.length, found, without), holds: found + without === 0 };
    });
  }

  /** Creates one line from a figure that was measured in several places. */
  measured(what: string, command: string, report: Report<Figure[]>, named: boolean): Line {
    return this.of(what, command, report, (figures) => {
      const [first] = figures;
      if (first?.budget === undefined) return null;
      const { words } = this;
      const written = (value: number, unit: string) =>
        `${Number.isFinite(value) ? words.number(value) : '?'} ${words.units[unit] ?? unit}`.trim();
      const values = figures.map(({ of, value, unit }) =>
        named ? `${words.figures[of] ?? of} ${written(value, unit)}` : written(value, unit),
      );
      const budget = words[first.atLeast ? 'atLeast' : 'atMost'](written(first.budget, first.unit));
      return { figure: `${values.join(', ')} (${budget})`, holds: figures.every(isWithin) };
    });
  }
}
