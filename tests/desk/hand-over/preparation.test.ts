import { expect, test } from 'vitest';
import { componentsOf, scopedName, styleKey } from '../../../.storybook/hand-over/build/mark-drawn-files';
import { readStatements } from '../../../.storybook/hand-over/build/statements';
import { showingsIn } from '../../../.storybook/hand-over/build/test-statements';
import { testedUses } from '../../../.storybook/hand-over/build/tested-uses';
import { SCREENS } from './example';

test('the class names of a style sheet end with a key that identifies its file', () => {
  const path = 'src/ui/button/button.module.css';
  expect(scopedName('primary', `${process.cwd()}/${path}?used`)).toBe(`button_primary_${styleKey(path)}`);
  expect(styleKey(path)).toMatch(/^[0-9a-f]{8}$/);
});

test.each<[title: string, source: string, names: string[]]>([
  ['an exported function', 'export function Card(props: { a: 1 }) { return <p /> }', ['Card']],
  ['a function of its own', 'const Card = () => <p />', ['Card']],
  ['a lazily loaded part', "export const Card = lazy(() => import('../../card'))", ['Card']],
  ['a class', 'export class Card extends Component {}', ['Card']],
  [
    'no constant, hook, type or context',
    'const MAX = 1; function useA() {} interface Card {} const AContext = a()',
    [],
  ],
  ['no component within another function', 'function f() { const Card = () => <p /> }', []],
])('the build registers %s as a component', (_, source, names) => {
  expect(componentsOf('card.tsx', source)).toEqual(names);
});

const TESTS = `
test('buys', shows('buy', 'pay'), async () => {});
describe('texts', () => {
  eachCase([
    ['field.email', 'Wrong', shows('rule email')],
    ['buy.owned', { type: 'event' }, 'Yours', shows('text owned')],
  ])('%s with %j reads "%s"', (id) => {});
});
for (const id of IDS) test(id, shows(id), () => {});
`;

test('the statements of a test are read with the test’s title and the texts of its table row', () => {
  expect(showingsIn('a.test.ts', TESTS).filter(({ ids }) => ids.length > 0)).toEqual([
    { ids: ['buy', 'pay'], test: { file: 'a.test.ts', title: 'buys' }, row: [] },
    {
      ids: ['rule email'],
      test: { file: 'a.test.ts', title: 'field.email with Wrong reads "%s"' },
      row: ['field.email', 'Wrong'],
    },
    {
      ids: ['text owned'],
      test: { file: 'a.test.ts', title: `buy.owned with { type: 'event' } reads "Yours"` },
      row: ['buy.owned', 'Yours'],
    },
  ]);
});

test.each<[title: string, id: string, sentence: string, row: string, signs: string[]]>([
  [
    'a message that its sentence quotes',
    'rule email',
    'It shows “Wrong address”.',
    "'field.email', 'Wrong address'",
    ['message field.email'],
  ],
  [
    'a message with a value',
    'rule too long',
    'It shows “At most {number}”.',
    "'field.longer', 'At most 7'",
    ['message field.longer'],
  ],
  [
    'a page’s title',
    'page title',
    'The page is titled “Home”.',
    "'title.home', 'Home'",
    ['title title.home'],
  ],
  ['no message that its sentence does not quote', 'rule email', 'It is checked.', "'field.email'", []],
  [
    'an operation that its sentence says is called',
    'call',
    'The site calls GET /api/menu.',
    "'GET /api/menu', 'getMenu'",
    ['operation getMenu'],
  ],
  ['no operation that it is about in another way', 'limit', 'GET /api/menu has no limit.', "'getMenu'", []],
  ['its own path, in braces', 'route /watch/{id}', 'It shows a game.', "'/watch/1'", ['screen /watch/:id']],
  [
    'its own path, of a screen within another',
    'route /profile',
    'It shows orders.',
    '1',
    ['screen /profile/'],
  ],
])('a statement is recognised on a page by %s', (_, id, sentence, row, signs) => {
  const known = {
    messages: new Map([
      ['field.email', 'Wrong address'],
      ['field.longer', 'At most {number, number}'],
      ['title.home', 'Home'],
    ]),
    operations: new Map([['getMenu', 'GET /api/menu']]),
    screens: SCREENS,
  };
  const sources = {
    statements: [{ file: '1.ts', source: `export const one = { '${id}': '${sentence}' } as const;` }],
    deviations: '',
    tests: [{ file: 'tests/a.test.ts', source: `eachCase([[${row}, shows('${id}')]])('%s', () => {});` }],
    files: new Set<string>(),
  };
  const [statement] = readStatements(sources, known);
  expect(statement?.signs.map(({ sign }) => `${sign.kind} ${sign.name}`)).toEqual(signs);
});

test('a test next to a file counts as a test of that file', () => {
  const known = { messages: new Map<string, string>(), operations: new Map<string, string>(), screens: [] };
  const tests = ['src/a/time.test.tsx', 'src/a/price.dom.test.ts', 'tests/other.test.ts'].map((file) => ({
    file,
    source: "test('is so', shows('one'), () => {});",
  }));
  const [statement] = readStatements(
    {
      statements: [{ file: '1.ts', source: "export const one = { one: 'A sentence.' };" }],
      deviations: "export const D = { one: 'not yet' };",
      tests,
      files: new Set(['src/a/time.tsx', 'src/a/price.ts']),
    },
    known,
  );
  expect(statement?.ownTests.map(({ subject }) => subject)).toEqual(['src/a/time.tsx', 'src/a/price.ts']);
  expect(statement?.deviation).toBe('not yet');
});

test('a component counts as using tested code if it, or a module next to it, imports the code', () => {
  const imports: Record<string, string[]> = {
    'src/a/card.tsx': ['src/a/use-title.ts', 'src/b/other.tsx', 'src/lib/far.ts'],
    'src/a/use-title.ts': ['src/lib/title.ts', 'src/browser/storage.ts'],
    'src/b/other.tsx': ['src/lib/other.ts'],
    'src/lib/far.ts': ['src/lib/further.ts'],
  };
  const tested = new Set(
    Object.keys(imports)
      .concat(Object.values(imports).flat())
      .filter((file) => /^src\/(lib|browser)\//.test(file)),
  );
  const files = ['src/a/card.tsx', 'src/a/card.stories.tsx', 'src/a/use-title.ts'];
  expect(testedUses(files, tested, (file) => imports[file] ?? [])).toEqual({
    'src/a/card.tsx': ['src/lib/far.ts', 'src/lib/title.ts'],
  });
});
