import type { Figure } from '../bench/figures.ts';
import type { Line, Lines } from './lines.ts';
import type { Report, Reports } from './reports.ts';

const CATEGORIES = ['performance', 'best-practices', 'seo', 'layout shift'] as const;

/** Figures that must have a budget. If the report lacks one, the proof shows it as missing. */
export const BUDGETS = {
  start: [
    ['home, first view', 'JavaScript, gzip'],
    ['home, first view', 'CSS, gzip'],
    ['home, a new viewer', 'rounds of calls'],
    ['home, a returning viewer', 'rounds of calls'],
  ],
  video: [
    ['our player', 'of the library’s time'],
    ['the watch page, from a card', 'first frame'],
  ],
  scale: [
    ['schedule, 100 events', 'slowest interaction, with a phone’s processor'],
    ['schedule, 1,000 events', 'slowest interaction, with a phone’s processor'],
    ['schedule, 10,000 events', 'slowest interaction, with a phone’s processor'],
    ['50 navigations', 'heap grown since the tenth'],
    ['50 navigations', 'DOM nodes grown since the tenth'],
  ],
  unfurl: [
    ['unfurl, uncached pages', 'without their description'],
    ['unfurl, cached pages', 'without their description'],
  ],
} as const;

function reportOf(bench: Reports['bench'], name: string): Report<Figure[]> {
  if (bench.is !== 'there') return bench;
  const part = bench.body.find((one) => one.name === name);
  return part ? { is: 'there', at: new Date(part.at), body: part.figures } : { is: 'missing' };
}

/** Creates the proof's lines from the report of `npm run bench`. */
export function measuredParts(bench: Reports['bench'], lines: Lines) {
  const named = (name: string) => lines.words.figures[name] ?? name;
  const only = (report: Report<Figure[]>, fits: (figure: Figure) => boolean): Report<Figure[]> =>
    report.is === 'there' ? { ...report, body: report.body.filter(fits) } : report;

  const budgets = (part: keyof typeof BUDGETS): Line[] =>
    BUDGETS[part].map(([of, what]) => {
      const own = only(reportOf(bench, part), (figure) => figure.of === of && figure.what === what);
      const label = lines.words.joined(named(of), named(what));
      return lines.measured(capital(label), `npm run bench -- ${part}`, own, false);
    });
  const lighthouse = (what: string, label: string) =>
    lines.measured(
      capital(label),
      'npm run bench -- lighthouse',
      only(reportOf(bench, 'lighthouse'), (figure) => figure.what === what),
      true,
    );

  return {
    start: budgets('start'),
    speed: [...budgets('video'), ...budgets('scale'), ...budgets('unfurl')],
    lighthouse: CATEGORIES.map((what) => lighthouse(what, named(what))),
    accessibility: lighthouse('accessibility', lines.words.lighthouseAccessibility),
  };
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
