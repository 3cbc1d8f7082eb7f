import { shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { categoryLineage, flatTree } from './category-tree';
import { depthOf, treeOptions } from './tree-options';

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
])('lists the categories from the root to category %i', (id, names) => {
  expect(categoryLineage(tree, id).map(({ name }) => name)).toEqual(names);
});

test('flattens the category tree in its order, with depths', shows('entity Event category'), () => {
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

test(
  'converts the category tree to filter options that start with All, of id 0 and parent_id 0',
  shows('filter All'),
  () => {
    const options = treeOptions(
      [
        { id: 6, name: 'Football', children: [{ id: 62, name: 'Juniors', children: [] }] },
        { id: 7, name: 'Hockey', children: [] },
      ],
      'All',
    );
    expect(options).toEqual([
      { id: 0, parent_id: 0, name: 'All' },
      { id: 6, parent_id: 0, name: 'Football' },
      { id: 62, parent_id: 6, name: 'Juniors' },
      { id: 7, parent_id: 0, name: 'Hockey' },
    ]);
    expect(options.map((option) => depthOf(options, option))).toEqual([0, 0, 1, 0]);
  },
);
