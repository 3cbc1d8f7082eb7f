import { shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { categoryLine, flatTree } from './category-tree';

const leaf = (id: number, name: string) => ({ id, name, children: [] });
const tree = [
  {
    id: 1,
    name: 'Hockey',
    children: [leaf(11, 'College'), { id: 12, name: 'School', children: [leaf(121, 'U18')] }],
  },
  leaf(2, 'Soccer'),
];

test.each([
  [1, ['Hockey']],
  [11, ['Hockey', 'College']],
  [121, ['Hockey', 'School', 'U18']],
  [2, ['Soccer']],
  [99, []],
])('%i', (id, names) => {
  expect(categoryLine(tree, id).map(({ name }) => name)).toEqual(names);
});

test('the tree keeps its order and depth', shows('entity Event category'), () => {
  const tree = [
    { id: 1, name: 'Hockey', children: [{ id: 11, name: 'College', children: [] }] },
    { id: 2, name: 'Soccer', children: [] },
  ];
  expect(flatTree(tree)).toEqual([
    { id: 1, name: 'Hockey', depth: 0 },
    { id: 11, name: 'College', depth: 1 },
    { id: 2, name: 'Soccer', depth: 0 },
  ]);
});
