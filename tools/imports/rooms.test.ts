import { expect, test } from 'vitest';
import { directImports, layersOf, roomImports, roomOf } from './rooms';

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
])('the file %s belongs to the room %s', (path, room) => {
  expect(roomOf(path)).toBe(room);
});

const rooms = (...imports: [from: string, to: string][]) =>
  roomImports(imports.map(([from, to]) => ({ from: `src/${from}/a.ts`, to: `src/${to}/b.ts` })));

test('layersOf orders rooms so that every import leads to a lower layer', () => {
  const layers = layersOf(
    rooms(['app', 'ui'], ['ui', 'lib'], ['app', 'lib'], ['theme', 'lib'], ['lib', 'lib']),
  );
  expect(layers).toEqual([['src/lib'], ['src/theme', 'src/ui'], ['src/app']]);
});

test('layersOf throws an error that names rooms which import each other', () => {
  expect(() => layersOf(rooms(['app', 'ui'], ['ui', 'app'], ['ui', 'lib']))).toThrow(
    'These rooms import each other: src/app, src/ui',
  );
});

test('directImports leaves out an import that follows from others', () => {
  const direct = directImports(rooms(['app', 'ui'], ['ui', 'lib'], ['app', 'lib']));
  expect(direct.get('src/app')).toEqual(new Set(['src/ui']));
});
