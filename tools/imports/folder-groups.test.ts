import { expect, test } from 'vitest';
import { directImports, groupImports, groupOf, layersOf } from './folder-groups';

test.each([
  ['src/app/app.tsx', 'src/app'],
  ['src/api/http.ts', 'src/api mutator'],
  ['src/api/hooks/viewer.ts', 'src/api hooks'],
  ['src/ui/button/button.stories.tsx', 'tests and stories'],
  ['mocks/store/world.test.ts', 'tests and stories'],
  ['generated/operations.ts', 'generated types'],
  ['generated/api/pages/pages.ts', 'generated hooks'],
  ['generated/api/pages/pages.msw.ts', 'generated mocks'],
  ['tools/bench/run.ts', 'tools'],
  ['node_modules/react/index.js', null],
  ['vite.config.ts', null],
])('the file %s belongs to the group %s', (path, group) => {
  expect(groupOf(path)).toBe(group);
});

const groups = (...imports: [from: string, to: string][]) =>
  groupImports(imports.map(([from, to]) => ({ from: `src/${from}/a.ts`, to: `src/${to}/b.ts` })));

test('layersOf orders groups so that every import leads to a lower layer', () => {
  const layers = layersOf(
    groups(['app', 'ui'], ['ui', 'lib'], ['app', 'lib'], ['theme', 'lib'], ['lib', 'lib']),
  );
  expect(layers).toEqual([['src/lib'], ['src/theme', 'src/ui'], ['src/app']]);
});

test('layersOf throws an error that names groups which import each other', () => {
  expect(() => layersOf(groups(['app', 'ui'], ['ui', 'app'], ['ui', 'lib']))).toThrow(
    'These groups import each other: src/app, src/ui',
  );
});

test('directImports leaves out an import that follows from others', () => {
  const direct = directImports(groups(['app', 'ui'], ['ui', 'lib'], ['app', 'lib']));
  expect(direct.get('src/app')).toEqual(new Set(['src/ui']));
});
