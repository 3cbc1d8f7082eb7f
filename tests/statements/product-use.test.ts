import { expect, test } from 'vitest';
import { ProductUse } from './product-use.ts';

/** Returns the exports that tests of `guard` use but the product, which starts at src/main.ts, does not. */
function uncalled(files: Record<string, string>, testFile = 'src/lib/guard.test.ts'): string[] {
  const use = new ProductUse((path) => files[path], ['src/main.ts']);
  return use.uncalled(testFile, 'guard');
}

const GUARD = 'export const guard = () => helper();\nconst helper = () => 1;\nexport const spare = () => 2;';
const testing = (name: string) =>
  `import { ${name} } from './guard';\ntest('guards', shows('guard'), () => expect(${name}()).toBe(1));`;

test.each<[string, string]>([
  ['calls it', "import { guard } from '@/lib/guard';\nguard();"],
  [
    'calls it in a function that runs at start',
    "import { guard } from './lib/guard';\nconst run = () => guard();\nrun();",
  ],
  ['imports it by another name', "import { guard as gate } from './lib/guard';\ngate();"],
  ['imports the whole file', "import * as guards from './lib/guard';\nguards.guard();"],
  ['loads the file later', "export const later = () => import('./lib/guard');"],
  ['takes it from a file that is loaded later', "import('./lib/guard').then(({ guard }) => guard());"],
  ['makes types of it', "import type { guard } from './lib/guard';\nexport type Guard = typeof guard;"],
  [
    'shows it as a component',
    "import { guard as Guard } from './lib/guard';\nexport const page = () => Guard;",
  ],
])('a function counts as used if the product %s', (_, main) =>
  expect(
    uncalled({ 'src/main.ts': main, 'src/lib/guard.ts': GUARD, 'src/lib/guard.test.ts': testing('guard') }),
  ).toEqual([]),
);

test.each<[string, Record<string, string>]>([
  ['only the test imports it', { 'src/main.ts': '' }],
  [
    'the product imports another export of its file',
    { 'src/main.ts': "import { guard } from './lib/guard';\nguard();" },
  ],
  [
    'the product takes another export of a file that is loaded later',
    { 'src/main.ts': "const { guard } = await import('./lib/guard');\nguard();" },
  ],
  [
    'the product imports it without using it',
    { 'src/main.ts': "import { spare } from './lib/guard';\nexport const page = 1;" },
  ],
  [
    'an unused function of the product calls it',
    {
      'src/main.ts': "import './lib/other';",
      'src/lib/other.ts': "import { spare } from './guard';\nexport const other = () => spare();",
    },
  ],
  [
    'only a story calls it',
    { 'src/main.ts': '', 'src/lib/a.stories.ts': "import { spare } from './guard';\nspare();" },
  ],
  [
    'only the demo’s backend calls it',
    {
      'src/main.ts': "export const start = () => import('@mocks/start');",
      'mocks/start.ts': "import { spare } from '@/lib/guard';\nexport const start = () => spare();",
    },
  ],
  [
    'the product has a property of its name',
    { 'src/main.ts': "import { guard } from './lib/guard';\nexport const page = { spare: guard().spare };" },
  ],
])('a function does not count as used if %s', (_, files) =>
  expect(
    uncalled({ 'src/lib/guard.ts': GUARD, 'src/lib/guard.test.ts': testing('spare'), ...files }),
  ).toEqual(['src/lib/guard.ts#spare']),
);

const UNUSED = { 'src/main.ts': '', 'src/lib/guard.ts': GUARD };
const IMPORT = "import { spare } from './guard';\n";

test.each<[string, string, string[]]>([
  [
    'in a table of cases',
    "eachCase([[spare, shows('guard')]])('guards', (one) => one());",
    ['src/lib/guard.ts#spare'],
  ],
  [
    'in the body of a table of cases',
    "eachCase([[1, shows('guard')]])('guards', () => spare());",
    ['src/lib/guard.ts#spare'],
  ],
  [
    'in a helper of the test file',
    "const given = () => spare();\ntest('guards', shows('guard'), () => given());",
    ['src/lib/guard.ts#spare'],
  ],
  [
    'in a test of a group that shows the statement',
    "describe('guards', shows('guard'), () => { test('well', () => spare()); });",
    ['src/lib/guard.ts#spare'],
  ],
  [
    'in one of two tests of the statement',
    "test('guards', shows('guard'), () => 1);\ntest('spares', shows('guard'), () => spare());",
    [],
  ],
  [
    'in a test of another statement',
    "test('guards', shows('guard'), () => 1);\ntest('spares', shows('other'), () => spare());",
    [],
  ],
  [
    'where the ids are computed: the whole file counts',
    'for (const id of IDS) test(id, shows(id), () => spare());',
    ['src/lib/guard.ts#spare'],
  ],
])('the unused exports of a test are found %s', (_, body, found) =>
  expect(uncalled({ ...UNUSED, 'src/lib/guard.test.ts': IMPORT + body })).toEqual(found),
);

test('the exports that a test uses are followed through test helpers', () =>
  expect(
    uncalled({
      ...UNUSED,
      'tests/harness.ts': "import { spare } from '@/lib/guard';\nexport const setUp = () => spare();",
      'src/lib/guard.test.ts':
        "import { setUp } from '../../tests/harness';\ntest('guards', shows('guard'), setUp);",
    }),
  ).toEqual(['src/lib/guard.ts#spare']));

test('a test that uses no code of the product has no unused exports', () =>
  expect(
    uncalled({ ...UNUSED, 'src/lib/guard.test.ts': "test('guards', shows('guard'), () => 1);" }),
  ).toEqual([]));

test('a missing entry file of the product is an error, because otherwise everything would count as unused', () => {
  expect(() => new ProductUse(() => undefined, ['src/gone.ts'])).toThrow(
    'The product starts at files that are not there: src/gone.ts',
  );
});
