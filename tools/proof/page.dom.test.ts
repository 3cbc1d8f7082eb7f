import { expect, test } from 'vitest';
import type { Section } from './claims';
import type { LineState } from './lines';
import { proofPage } from './page';
import { unmadePage } from './unmade-page';
import { en } from './words-en';
import { fr } from './words-fr';

const AT = new Date('2026-11-20T10:00:00Z');
const HOSTILE = '<img src=x onerror=alert(1)> & "more"';
const STATES: LineState[] = ['holds', 'fallsShort', 'old', 'missing'];

const sections: Section[] = [
  {
    name: 'charges',
    lines: STATES.map((state) => ({
      what: `The ${state} line`,
      figure: HOSTILE,
      state,
      command: `npm test -- ${state}`,
      at: state === 'missing' ? null : AT,
    })),
  },
  { name: 'contrast', lines: [] },
];
const themes = { demo: {}, dark: {}, light: {}, loud: {}, 'low contrast': {} };
const build = { revision: HOSTILE, changed: true, at: AT };

// Removes the stylesheet link, because happy-dom would request it.
const parsed = (page: string) =>
  new DOMParser().parseFromString(page.replace(/<link [^>]+>/, ''), 'text/html');

function pageIn(words: typeof en, shown = sections): Document {
  const text = proofPage(shown, { build, themes, words });
  return parsed(text);
}

test.each([en, fr])(
  '$language: every line of the proof has its state in words, its figure as text and its command',
  (words) => {
    const page = pageIn(words);
    expect(page.documentElement.lang).toBe(words.language);
    expect(page.querySelector('img, script')).toBeNull();
    const lines = [...page.querySelectorAll('.lines > li')];
    expect(lines.map((line) => line.querySelector('code')?.textContent)).toEqual(
      STATES.map((state) => `npm test -- ${state}`),
    );
    for (const [index, line] of lines.entries()) {
      expect(line.querySelector('.figure')?.textContent).toBe(HOSTILE);
      expect(line.querySelector('.state')?.textContent).toContain(words.states[STATES[index] ?? 'holds']);
    }
    expect(page.querySelector('.build')?.textContent).toContain(HOSTILE);
  },
);

test('the proof’s summary has a count, and a link to each line that does not hold', () => {
  const page = pageIn(en);
  expect(page.querySelector('.count')?.textContent).toBe('1 of 4 hold.');
  const links = [...page.querySelectorAll('.summary a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.map((link) => page.querySelector(`${link} h3`)?.textContent)).toEqual([
    'The fallsShort line',
    'The old line',
    'The missing line',
  ]);
});

test('the proof’s summary lists nothing when everything holds', () => {
  const whole = sections.map((section) => ({ ...section, lines: section.lines.slice(0, 1) }));
  const summary = pageIn(en, whole).querySelector('.summary');
  expect(summary?.querySelector('li')).toBeNull();
  expect(summary?.textContent).toContain(en.allHold);
});

test('each language of the proof links to the other', () => {
  const linkOf = (words: typeof en) => pageIn(words).querySelector('nav a')?.getAttribute('href');
  expect([linkOf(en), linkOf(fr)]).toEqual(['fr.html', 'index.html']);
});

test.each(['en', 'fr'] as const)(
  '%s: before `npm run proof` has run, the proof’s page shows every section as missing',
  (language) => {
    const page = parsed(unmadePage(language));
    expect(page.querySelectorAll('.state.missing')).toHaveLength(9);
    expect([...page.querySelectorAll('code')].map(({ textContent }) => textContent)).toContain(
      'npm run proof',
    );
  },
);
