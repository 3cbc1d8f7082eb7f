import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { checkSupport, lackingOf } from './compat.ts';
import { readFloor } from './floor.ts';
import { usedFeatures } from './used-features.ts';

const FLOOR = { chrome: 120, firefox: 125, safari: 17.4 };
const FILE = '/example.tsx';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
};
const host = ts.createCompilerHost(OPTIONS);
const readSource = host.getSourceFile.bind(host);
/** TypeScript's own libraries are read only once for all cases. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Returns the features in the code that some supported browser lacks. */
function below(code: string): string[] {
  host.getSourceFile = (name, target) => {
    if (name === FILE) return ts.createSourceFile(name, code, target, true);
    if (!libraries.has(name)) libraries.set(name, readSource(name, target));
    return libraries.get(name);
  };
  const program = ts.createProgram([FILE], OPTIONS, host);
  return usedFeatures(program, [FILE]).flatMap(({ names }) => {
    const feature = checkSupport(names, FLOOR);
    return feature && feature.lacking.length > 0 ? [feature.name] : [];
  });
}

// The first case takes several seconds, because it reads the libraries and the data.
describe('finding features that the oldest supported browsers lack', { timeout: 30_000 }, () => {
  test.each([
    ['a function of a built-in', 'Promise.try(() => 1);', ['Promise.try']],
    ['a method, by the type of its object', 'new Set([1]).union(new Set([2]));', ['Set.union']],
    ['a method that a type inherits', 'document.createElement("div").checkVisibility();', []],
    ['a method of an iterator', '[1].values().map((one) => one);', ['Iterator.map']],
    ['a global class', 'new CookieStore();', ['CookieStore']],
    ['a global function', 'requestIdleCallback(() => {});', ['Window.requestIdleCallback']],
    ['an attribute', 'const a = <dialog closedby="any" />;', ['<dialog closedby>']],
    ['what all of them have', 'Promise.withResolvers(); structuredClone({}); Map.groupBy([1], String);', []],
    ['a type alone', 'let store: CookieStore | undefined;', []],
    ['a name of our own', 'const own = { try: (run: () => void) => run() }; own.try(() => {});', []],
  ])('the browser check handles %s', (_, code, found) => {
    expect(below(code)).toEqual(found);
  });

  test('a feature behind a flag or a prefix counts as lacking', () => {
    const support = (statement: object) => ({ chrome: statement as never });
    expect(lackingOf(support({ version_added: '100' }), { chrome: 120 })).toEqual([]);
    expect(lackingOf(support({ version_added: '121' }), { chrome: 120 })).toEqual(['chrome']);
    expect(lackingOf(support({ version_added: '100', flags: [{}] }), { chrome: 120 })).toEqual(['chrome']);
    expect(lackingOf(support({ version_added: '100', prefix: 'webkit' }), { chrome: 120 })).toEqual([
      'chrome',
    ]);
    expect(lackingOf(support({ version_added: false }), { chrome: 120 })).toEqual(['chrome']);
  });
});

test('README names the oldest browsers that package.json lists', () => {
  const { chrome, edge, firefox, safari, safari_ios } = readFloor();
  expect(edge).toBe(chrome);
  expect(safari_ios).toBe(safari);
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome or Edge ${chrome}, Firefox ${firefox} or Safari ${safari}`,
  );
});

/** The features that `isSupported` checks. */
const CHECKED = ['URL.canParse', 'HTMLElement.popover', 'Promise.withResolvers'];
/** No browser has a version between its floor and this much less. */
const BEFORE = 0.1;

test.each(Object.entries(FLOOR))(
  'the features that the site checks are all in %s %d, and not all in the version before',
  (browser, version) => {
    const lacking = (oldest: number) =>
      CHECKED.filter((name) => checkSupport([name], { [browser]: oldest })?.lacking.length !== 0);
    expect(lacking(version)).toEqual([]);
    expect(lacking(version - BEFORE)).not.toEqual([]);
  },
);
