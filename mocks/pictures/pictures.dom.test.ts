import { describe, expect, test } from 'vitest';
import { crest, initialsOf } from './crest.ts';
import { logo } from './logo.ts';
import { poster } from './poster.ts';
import { slide } from './slide.ts';

const team = (id: string, name: string, color = '#1d4ed8') => ({ id, name, color });
const HOSTILE = [
  '</text><script>alert(1)</script>',
  '"><image href="https://x.example/" onload="alert(1)"/>',
  "O'Neil & Sons <High> \u0000\u0008",
  'A'.repeat(400),
  '',
  '🏒🏒 École Sacré-Cœur',
  '\ud800 broken',
];

/** Returns images of every kind that contain this name. */
function pictures(name: string, color = '#1d4ed8'): [string, string][] {
  const [away, home] = [team('1', name, color), team('2', name, color)];
  return [
    ['crest', crest(away)],
    ['school', crest({ ...away, kind: 'school', id: name })],
    ['poster', poster({ id: '3', teams: [away, home], sport: 'hockey' })],
    ['single', poster({ id: '4', name, color })],
    ['slide', slide({ id: '5', title: name, crest: home })],
    ['narrow', slide({ id: '6', title: name, color, sport: 'soccer', narrow: true })],
    ['logo', logo({ name, accent: color })],
  ];
}

/** Asserts that the SVG is well-formed XML without scripts, also in nested images. */
function check(svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.localName).toBe('svg');
  for (const element of parsed.querySelectorAll('*')) {
    expect(['script', 'foreignobject', 'a', 'style']).not.toContain(element.localName.toLowerCase());
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/i);
      if (name === 'href') expect(value).toMatch(/^(#|data:image\/svg\+xml,)/);
      if (name === 'href' && value.startsWith('data:'))
        check(decodeURIComponent(value.slice(value.indexOf(',') + 1)));
    }
  }
}

describe.each(HOSTILE)('images for the team name %j', (name) => {
  test.each(pictures(name))('the %s image is SVG without scripts, whatever the name', (_, svg) => check(svg));
});

test('an invalid colour cannot inject markup into an image', () => {
  for (const [, svg] of pictures('Falcons', '"/><script>')) check(svg);
});

test('the same input gives the same image, and another id gives another image', () => {
  expect(pictures('Northfield Falcons')).toEqual(pictures('Northfield Falcons'));
  const many = new Set(Array.from({ length: 60 }, (_, index) => crest(team(String(index), 'Northfield'))));
  expect(many.size).toBeGreaterThan(30);
});

test.each([
  ['Northfield Falcons', 'NF'],
  ['University of the North', 'UN'],
  ['St. Clair High School', 'SCH'],
  ['Lakeside', 'LA'],
  ['École-Cartier', 'ÉC'],
  ['', '?'],
])('the initials of %j are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
