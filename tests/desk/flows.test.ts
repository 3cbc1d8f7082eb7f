import { expect, test } from 'vitest';
import { declaredStories, storiesDeclaredIn } from '../../.storybook/desk/flows/declared-flows';
import {
  arrowsFrom,
  arrowsTo,
  endsOf,
  type Flow,
  flowNames,
  flowOf,
  flowProblems,
  reachedFrom,
  type StoryInFlows,
  startsOf,
} from '../../.storybook/desk/flows/flow-graph';
import { type Cell, layOut } from '../../.storybook/desk/flows/flow-layout';
import { FLOWS } from '../../.storybook/story-help/flows';

const stories = declaredStories();
const known = new Set(stories.map(({ id }) => id));
const forward = (flow: Flow) => (id: string) => arrowsFrom(flow, id).map(({ to }) => to);
const backward = (flow: Flow) => (id: string) => arrowsTo(flow, id).map(({ from }) => from);
const inBothDirections = (flow: Flow) => (id: string) => [...forward(flow)(id), ...backward(flow)(id)];

test.each(flowNames)(
  'every arrow of the flow “%s” leads to an existing story that is part of the flow',
  (name) => {
    expect(flowProblems(name, stories, known)).toEqual([]);
  },
);

test('the failure message of a flow names a story that was renamed', () => {
  const renamed = stories.filter(({ id }) => id !== 'screens-checkout-payment--bank-asks');
  expect(flowProblems('bank', renamed, new Set(renamed.map(({ id }) => id)))).toContain(
    'screens-checkout-payment--paying leads to screens-checkout-payment--bank-asks (“The bank asks for a confirmation”), but no story has that id: was it renamed?',
  );
});

test('the failure message of a flow names a target story that does not declare the flow', () => {
  const left = stories.map((story) =>
    story.id === 'screens-checkout-payment--paid' ? { ...story, flows: {} } : story,
  );
  expect(flowProblems('bank', left, known)).toEqual([
    'screens-checkout-payment--being-confirmed leads to screens-checkout-payment--paid (“The payment is settled”), but that story does not declare the flow “bank”',
  ]);
});

test.each(flowNames)(
  'the flow “%s” has one start and at least one end, and every story can be reached from its start',
  (name) => {
    const flow = flowOf(name, stories);
    const [start = '', ...others] = startsOf(flow);
    expect(others).toEqual([]);
    expect(endsOf(flow)).not.toEqual([]);
    expect([...reachedFrom(start, forward(flow))].sort()).toEqual(flow.stories.map(({ id }) => id).sort());
  },
);

test.each(flowNames)('every story of the flow “%s” can be traced back to its start', (name) => {
  const flow = flowOf(name, stories);
  const [start] = startsOf(flow);
  for (const { id } of flow.stories) expect(reachedFrom(id, backward(flow))).toContain(start);
});

/**
 * The stories that a viewer can meet between the checkout and the end of a payment that the bank must
 * confirm.
 */
const NINE_SCREENS = [
  'screens-checkout-basket--pass',
  'screens-checkout-payment--paying',
  'screens-checkout-payment--bank-asks',
  'screens-checkout-payment--bank-waits',
  'screens-checkout-payment--bank-refused',
  'screens-checkout-payment--not-approved',
  'screens-checkout-payment--another-card',
  'screens-checkout-payment--being-confirmed',
  'screens-checkout-payment--paid',
];

test.each(NINE_SCREENS)(
  'links lead from %s to the other eight screens of a payment that the bank must confirm',
  (id) => {
    const reached = reachedFrom(id, inBothDirections(flowOf('bank', stories)));
    expect([...reached]).toEqual(expect.arrayContaining(NINE_SCREENS));
  },
);

test.each(NINE_SCREENS)('the story %s can be reached from the event page, and links back to it', (id) => {
  const flow = flowOf('bank', stories);
  const [start = ''] = startsOf(flow);
  expect(start).toBe('screens-watch-gates--buy-signed-in');
  expect(reachedFrom(start, forward(flow))).toContain(id);
  expect(reachedFrom(id, backward(flow))).toContain(start);
});

const keyOf = ({ layer, row }: Cell) => `${layer} ${row}`;

test.each(flowNames)('no two stories or texts share a place on the map of the flow “%s”', (name) => {
  const flow = flowOf(name, stories);
  const layout = layOut(flow);
  const places = [...layout.stories.values(), ...layout.arrows.map(({ label }) => label)].map(keyOf);
  expect(layout.stories.size).toBe(flow.stories.length);
  expect(layout.arrows).toHaveLength(flow.arrows.length);
  expect(new Set(places).size).toBe(places.length);
});

test.each(flowNames)('no arrow on the map of the flow “%s” crosses a story', (name) => {
  const layout = layOut(flowOf(name, stories));
  const taken = new Set([...layout.stories.values()].map(keyOf));
  for (const { from, to, label, by } of layout.arrows) {
    const layers = [layout.stories.get(from)?.layer ?? 0, layout.stories.get(to)?.layer ?? 0].sort(
      (a, b) => a - b,
    );
    const [first = 0, last = 0] = layers;
    for (let layer = first + 1; layer < last; layer += 1)
      expect(taken, `“${by}” from ${from} to ${to}`).not.toContain(keyOf({ layer, row: label.row }));
  }
});

/** Creates a flow with arrows that are given as pairs such as `a-b`. */
function flowWith(...pairs: string[]): Flow {
  const arrows = pairs.map((pair) => {
    const [from = '', to = ''] = pair.split('-');
    return { from, to, by: pair };
  });
  const ids = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  return { arrows, stories: ids.map((id): StoryInFlows => ({ id, title: '', name: '', flows: {} })) };
}

test.each([
  ['a straight way is one row', ['a-b', 'b-c'], { a: '0 0', b: '1 0', c: '2 0' }],
  ['a branch is below the usual way', ['a-b', 'a-c'], { a: '0 0', b: '1 0', c: '1 1' }],
  ['a story is in the layer of the longest way to it', ['a-b', 'b-c', 'a-c'], { c: '2 0' }],
  ['an arrow back leaves the layers as they are', ['a-b', 'b-c', 'c-b'], { b: '1 0', c: '2 0' }],
])('the map of a flow is laid out so that %s', (_, pairs, places) => {
  const placed = layOut(flowWith(...pairs)).stories;
  const found = Object.fromEntries([...placed].map(([id, cell]) => [id, keyOf(cell)]));
  expect(found).toMatchObject(places);
});

test('an arrow that leads back is marked, and its text is before the story from which it starts', () => {
  const back = layOut(flowWith('a-b', 'b-c', 'c-b')).arrows.find(({ by }) => by === 'c-b');
  expect(back).toMatchObject({ isBack: true, label: { layer: 1.5 } });
});

test('the text of every arrow fits into its place on the map of a flow', () => {
  for (const name of flowNames)
    for (const { by } of flowOf(name, stories).arrows) expect(by.length, by).toBeLessThanOrEqual(48);
});

test('each flow has a title and a sentence that describes it', () => {
  for (const { title, about } of Object.values(FLOWS))
    expect(`${title}: ${about}`).toMatch(/^[A-Z].+: [A-Z].+\.$/);
});

test('a computed flow is rejected, because it could not be read without running the story', () => {
  const source = `export default { title: 'Screens/A' }; export const B: Story = { flows: { bank: leadsTo() } };`;
  expect(() => storiesDeclaredIn(source)).toThrow('a flow is written out, not computed: leadsTo()');
});
