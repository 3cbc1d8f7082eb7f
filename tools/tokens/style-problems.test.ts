import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { channelTheme } from '../../src/theme/channel-theme';
import { propertiesInCode, propertiesInStyles } from './property-names';
import { ROOT, SHEETS, sourceGroups } from './source';
import { sourceProblems } from './source-problems';
import { styleProblems } from './style-problems';
import { cssValue, hasProperty } from './to-css';

const GROUPS = sourceGroups();
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.(test|test-help|stories)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const STYLES = filesOf('src/**/*.css');
const CODE = filesOf('src/**/*.{ts,tsx}');

test('every style of the site uses tokens or gives a reason for not doing so', () => {
  const written: readonly string[] = Object.values(SHEETS);
  const checked = STYLES.filter(({ file }) => !written.includes(file));
  expect(checked.length).toBeGreaterThan(100);
  expect(checked.flatMap(({ file, text }) => styleProblems(file, text, GROUPS))).toEqual([]);
});

test('no component sets a raw colour in code', () => {
  expect(CODE.length).toBeGreaterThan(100);
  expect(CODE.flatMap(({ file, text }) => sourceProblems(file, text))).toEqual([]);
});

test('every custom property that is read is set somewhere, and every token is read', () => {
  const names = [
    ...STYLES.map(({ file, text }) => ({ file, ...propertiesInStyles(text) })),
    ...CODE.map(({ file, text }) => ({ file, ...propertiesInCode(text) })),
  ];
  const set = new Set([
    ...Object.keys(channelTheme({}).properties),
    ...names.flatMap((file) => [...file.set]),
  ]);
  const read = names.flatMap(({ file, read }) =>
    read.map(({ name, line }) => ({ name, at: `${file}:${line}` })),
  );
  expect(read.filter(({ name }) => !set.has(name)).map(({ name, at }) => `${at} ${name}`)).toEqual([]);

  const readNames = new Set(read.map(({ name }) => name));
  const tokens = GROUPS.flatMap((group) => group.tokens).filter(hasProperty);
  expect(tokens.filter(({ name }) => !readNames.has(`--${name}`)).map(({ name }) => name)).toEqual([]);
});

test('the styles use the value of every token that has no custom property', () => {
  const css = STYLES.map(({ text }) => text).join('\n');
  const tokens = GROUPS.flatMap((group) => group.tokens).filter((token) => !hasProperty(token));
  expect(tokens.filter((token) => !css.includes(cssValue(token))).map(({ name }) => name)).toEqual([]);
});

const problemsOf = (declarations: string) => styleProblems('a.css', `.a {\n${declarations}\n}`, GROUPS);

test.each([
  ['a hex colour', 'color: #123456;', '#123456 has no token'],
  ['a colour that a token has', 'color: #FFFFFF;', '#FFFFFF is var(--on-dark)'],
  ['a colour with alpha, in the other notation', 'background: rgba(5, 8, 13, 0.78);', 'is var(--plate)'],
  ['a colour in a gradient', 'background: linear-gradient(#abc, var(--stage));', '#abc has no token'],
  ['a colour in a mixture', 'color: color-mix(in oklab, var(--stage), hsl(0 0% 0%));', 'hsl(0 0% 0%) has no'],
  ['a colour as a fallback', 'color: var(--tone, #123);', '#123 has no token'],
  ['a colour in a custom property', '--tone: rgb(1 2 3);', 'rgb(1 2 3) has no token'],
  ['a colour by name', 'border: 1px solid rebeccapurple;', 'rebeccapurple has no token'],
  ['a distance that a token has', 'padding: 0 16px;', '16px is var(--space-4)'],
  ['a negative distance', 'margin: -8px 0;', '-8px is calc(-1 * var(--space-2))'],
  ['a distance off the scale', 'gap: 7px;', '7px has no token'],
  ['a distance in a calculation', 'margin-inline-start: calc(100% - 13px);', '13px has no token'],
  ['a text size', 'font-size: 0.875rem;', '0.875rem is var(--text-sm)'],
  ['a text size in the shorthand', 'font: 1.3rem/1.5 var(--font);', '1.3rem has no token'],
  ['a corner', 'border-start-start-radius: 10px;', '10px is var(--radius-m)'],
  ['a shadow', 'box-shadow: 0 2px 9px var(--stage);', '0 2px 9px var(--stage) has no token'],
  ['a shadow that a token has', 'box-shadow: 0 12px 32px rgb(0 0 0 / 35%);', 'is var(--shadow-toast)'],
  ['a shadow in a filter', 'filter: drop-shadow(0 2px 9px var(--stage));', 'has no token'],
  ['a time', 'transition: color 140ms;', '140ms is var(--quick)'],
  ['a time off the scale', 'animation-delay: -0.2s;', '-0.2s has no token'],
  [
    'an easing',
    'transition: color var(--quick) cubic-bezier(0, 0, 1, 1);',
    'cubic-bezier(0, 0, 1, 1) has no',
  ],
  ['a height with a phone’s toolbars', 'max-height: calc(100vh - 4px);', '100vh is 100dvh'],
  ['a layer of the page', 'z-index: 40;', '40 is var(--layer-header)'],
  ['a layer off the scale', 'z-index: 9999;', '9999 has no token'],
  ['a shadow of a piece, changed', 'filter: drop-shadow(0 7px 16px rgb(0 0 0 / 45%));', 'has no token'],
  ['another font', 'font-family: Arial;', 'Arial is not one of'],
  ['a weight off the scale', 'font-weight: bold;', 'bold is not one of 450'],
  ['a line height off the scale', 'line-height: 1.45;', '1.45 is not one of 1,'],
])('the lint of styles finds %s', (_, declaration, problem) => {
  expect(problemsOf(declaration)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['tokens', 'color: var(--on-dark); padding: var(--space-3) var(--page-gutter);'],
  ['0, a hairline, a percentage and em', 'padding: 0 1px 5% 1.4em; margin: -1px auto;'],
  ['units of the window and of containers', 'gap: 3vw; font-size: 8cqi;'],
  ['measures of the layout', 'width: 412px; inset: 10px 0; grid-template-columns: 90px 1fr;'],
  ['a colour that follows from a property', 'color: oklch(from var(--accent-color) 0.7 c h);'],
  ['colours of the system', 'color: CanvasText; background: transparent; border-color: currentColor;'],
  ['a line or ring without blur', 'box-shadow: inset 0 -2px 0 var(--tone), 0 0 0 1px currentColor;'],
  ['a shadow of a piece', 'filter: drop-shadow(0 6px 16px rgb(0 0 0 / 45%));'],
  ['a mask', 'mask-image: linear-gradient(#000, transparent);'],
  ['a number on the scale', 'font-weight: 650; line-height: 1.15;'],
  ['a layer within a component', 'z-index: 6;'],
  ['a name that is also a colour', 'animation: tan var(--calm); grid-area: red;'],
  ['an address', "background: url('data:image/svg+xml,stroke=%23808894 #fff');"],
])('the lint of styles accepts %s', (_, declarations) => {
  expect(problemsOf(declarations)).toEqual([]);
});

test('a finding of the style lint names the file, line, property, value and token', () => {
  expect(problemsOf('color: inherit;\npadding: 2px 7px;')).toEqual([
    'a.css:3 padding: 2px 7px: 2px is var(--space-0-5)',
    'a.css:3 padding: 2px 7px: 7px has no token: use a token, or say why before it: /* no token: … */',
  ]);
});

test.each([
  ['before a declaration', '.a {\n/* no token: room for the icon. */\npadding: 44px;\n}', []],
  ['before a rule', '/* no token: paper is white. */\n.a {\ncolor: #fff;\nbackground: #000;\n}', []],
  ['for a file', '/* no token in this file: shown alone. */\n.a { color: #fff; }\n.b { gap: 7px; }', []],
  ['without words', '.a {\n/* no token: */\npadding: 44px;\n}', ['a.css:2 the reason has no words']],
  [
    'that is not needed',
    '.a {\n/* no token: once. */\ncolor: inherit;\n}',
    ['a.css:2 the reason is not needed'],
  ],
  [
    'of the declaration before',
    '.a {\n/* no token: once. */\ngap: 7px;\npadding: 7px;\n}',
    ['a.css:4 padding: 7px'],
  ],
  ['in other words', '.a {\n/* room for the icon */\npadding: 44px;\n}', ['a.css:3 padding: 44px']],
])('the lint of styles handles a reason %s', (_, css, problems) => {
  expect(styleProblems('a.css', css, GROUPS)).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});

test.each([
  ['a colour', "const COLOR = '#1f2a3a';", ['a.tsx:1 #1f2a3a']],
  ['a colour in an element', '<path\n  fill="rgb(1 2 3)"\n/>;', ['a.tsx:2 rgb(1 2 3)']],
  ['a colour with a reason', "// no token: the bank's own.\nconst COLOR = '#1f2a3a';", []],
  ['a colour with a reason for the file', "// no token in this file: logos.\n\nconst COLOR = '#1f2a3a';", []],
  ['a reason without words', "// no token:\nconst COLOR = '#1f2a3a';", ['a.tsx:2 #1f2a3a']],
  ['what only begins like a colour', "const a = '#faq'; const b = '#1f2a3a is it'; const c = 'red';", []],
])('the lint of code handles %s', (_, code, problems) => {
  expect(sourceProblems('a.tsx', code)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

test('the check of custom properties reads those in styles and in code', () => {
  const styles = propertiesInStyles(
    '.a {\n--one: 1px;\nwidth: calc(var(--one) + var(--two, var(--three)));\n}',
  );
  expect([...styles.set]).toEqual(['--one']);
  expect(styles.read).toEqual(['--one', '--two', '--three'].map((name) => ({ name, line: 3 })));

  const code = propertiesInCode("const style = { '--four': 4,\nwidth: 'var(--five)' };");
  expect([...code.set]).toEqual(['--four']);
  expect(code.read).toEqual([{ name: '--five', line: 2 }]);
});
