import { expect, test } from 'vitest';
import { ModuleGraph, parseExportNames, parseImports } from './module-graph';

test('parseImports ignores type imports and comments', () => {
  const text = [
    "import { one, type Two } from './one';",
    "import type { Three } from './three';",
    "import { type Four } from './four';",
    "import './style.css';",
    "export { five } from './five';",
    "export * from './six';",
    "export type { Seven } from './seven';",
    "// import './eight';",
    'const text = "import \'./nine\'";',
    "const load = () => import('./ten');",
  ].join('\n');
  expect(parseImports('file.tsx', text)).toEqual({
    static: ['./one', './style.css', './five', './six'],
    dynamic: ['./ten'],
  });
});

test('parseExportNames returns a story file’s stories, which are its named exports', () => {
  const text =
    "export default { title: 'A' };\nexport const One = {};\nexport type Two = 2;\nconst Three = {};";
  expect(parseExportNames('a.stories.tsx', text)).toEqual(['One']);
});

const FILES: Record<string, string> = {
  'src/app/app.tsx': "import '../ui/base.css';\nconst home = () => import('../home/home');",
  'src/home/home.tsx': "import { card } from '@/ui/card';\nconst later = () => import('./later');",
  'src/home/later.ts': "import { home } from './home';",
  'src/ui/card.tsx': "import React from 'react';\nimport model from '@generated/model';",
  'src/ui/base.css': '@import "none";',
  'generated/model/index.ts': '',
};

const graph = () =>
  new ModuleGraph(
    (path) => FILES[path],
    { '@generated/': 'generated/', '@/': 'src/' },
    (file) => !file.startsWith('src/app/'),
  );

test('the closure of a file contains its direct imports, indirect imports and aliases', () => {
  expect(graph().closureOf(['src/home/home.tsx'])).toEqual(
    new Set(['src/home/home.tsx', 'src/home/later.ts', 'src/ui/card.tsx', 'generated/model/index.ts']),
  );
});

test('dynamic imports of the app are not followed, so that a screen is needed only by its own stories', () => {
  expect(graph().closureOf(['src/app/app.tsx'])).toEqual(new Set(['src/app/app.tsx', 'src/ui/base.css']));
});
