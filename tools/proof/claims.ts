import { pairsOf } from './contrast.ts';
import { type Line, Lines } from './lines.ts';
import { measuredParts } from './measured-parts.ts';
import type { Reports } from './reports.ts';
import type { SectionName, Words } from './words-en.ts';

export interface Section {
  name: SectionName;
  lines: Line[];
}

type ThemeName = keyof Words['contrast']['themes'];
export type Themes = Record<ThemeName, { [color: string]: unknown }>;

export interface Evidence {
  reports: Reports;
  /** The last change of the sources. Older measurements do not count as valid. */
  since: Date;
  now: Date;
  themes: Themes;
  /** All parts of the fault matrix. A run of fewer parts does not count. */
  matrixParts: string[];
}

/** The test files that each line of the proof counts. */
export const TEST_FILES = {
  budgets: /\bbudgets\.spec\.ts$/,
  conformance: /\btests\/conformance\//,
  checks: /\bcontract-check\/mutations\//,
  packed: /\bcontract-check\/pack\//,
  chargesInBrowser: /\bbuy-settlement\.spec\.ts$/,
  chargesByRule: /\bcheckout\/settlement\//,
  chargesByFault: /\bfaults\/buying\.test\.tsx$/,
} as const;

export const themeNames = (themes: Themes) => Object.keys(themes) as ThemeName[];

function contrastLines({ themes, now }: Evidence, words: Words): Line[] {
  return themeNames(themes).flatMap((theme) => {
    const pairs = pairsOf(themes[theme]);
    const name = words.contrast.themes[theme];
    return (['text', 'edges'] as const).map((kind): Line => {
      const own = pairs.filter(({ least }) => (least === 3) === (kind === 'edges'));
      const [lowest] = own.toSorted((one, other) => one.ratio - other.ratio);
      if (!lowest) throw new Error(`${theme} has no pairs`);
      const { ratio, least, use, on } = lowest;
      return {
        what: words.contrast[kind](name),
        figure: words.contrast.lowest(Math.floor(ratio * 100) / 100, least, use, on, own.length),
        state: ratio >= least ? 'holds' : 'fallsShort',
        command: 'npm run proof',
        at: now,
      };
    });
  });
}

/** Returns everything that the proof claims about a build, with the reports that support it. */
export function claims(evidence: Evidence, words: Words): Section[] {
  const { unit, integration, faults, checks, stories, e2e, states, matrix, bench } = evidence.reports;
  const lines = new Lines(words, evidence.since);
  const parts = measuredParts(bench, lines);
  const coverage = lines.of(words.coverage, 'npm test -- stories states', states, (figures) => ({
    figure: words.covered(
      figures.shown,
      figures.shown + figures.missing.length,
      figures.excepted,
      figures.stories,
    ),
    holds: figures.shown > 0 && figures.missing.length === 0,
  }));
  const tried = lines.of(words.matrix, 'npm test -- faults', matrix, (figures) => {
    const absent = evidence.matrixParts.filter((part) => !figures.parts.includes(part));
    const figure = words.tried(figures.tried, figures.passed, figures.crashed.length);
    if (absent.length > 0) return { figure: `${figure}; ${words.partOnly(absent)}`, holds: false };
    return {
      figure,
      holds: figures.tried > 0 && figures.tried === figures.passed && figures.failed.length === 0,
    };
  });

  return [
    { name: 'contrast', lines: contrastLines(evidence, words) },
    {
      name: 'accessibility',
      lines: [
        lines.axe(words.storiesAxe, 'npm test -- stories', stories, true),
        lines.tests(words.storiesPass, 'npm test -- stories', stories),
        lines.axe(words.e2eAxe, 'npm test -- e2e', e2e),
        parts.accessibility,
      ],
    },
    {
      name: 'sizes',
      lines: [...parts.start, lines.tests(words.budgetTests, 'npm test -- e2e', e2e, TEST_FILES.budgets)],
    },
    { name: 'lighthouse', lines: parts.lighthouse },
    { name: 'speed', lines: parts.speed },
    { name: 'states', lines: [coverage] },
    {
      name: 'contract',
      lines: [
        lines.tests(words.conformance, 'npm test -- integration', integration, TEST_FILES.conformance),
        lines.tests(words.checks, 'npm test -- checks', checks, TEST_FILES.checks),
        lines.tests(words.packed, 'npm test -- checks', checks, TEST_FILES.packed),
      ],
    },
    { name: 'faults', lines: [tried, lines.tests(words.faultTests, 'npm test -- faults', faults)] },
    {
      name: 'charges',
      lines: [
        lines.tests(words.chargesInBrowser, 'npm test -- e2e', e2e, TEST_FILES.chargesInBrowser),
        lines.tests(words.chargesByRule, 'npm test -- unit', unit, TEST_FILES.chargesByRule),
        lines.tests(words.chargesByFault, 'npm test -- faults', faults, TEST_FILES.chargesByFault),
      ],
    },
  ];
}
