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
  'every arrow of the flow “%s” leads to a story that exists and is part of it',
  (name) => {
    expect(flowProblems(name, stories, known)).toEqual([]);
  },
);

test('a story that was renamed is named in the failure', () => {
  const renamed = stories.filter(({ id }) => id !== 'screens-checkout-payment--bank-asks');
  expect(flowProblems('bank', renamed, new Set(renamed.map(({ id }) => id)))).toContain(
    'screens-checkout-payment--paying leads to screens-checkout-payment--bank-asks (“The bank asks for a confirmation”), but no story has that id: was it renamed?',
  );
});

test('a target that does not declare the flow is named in the failure', () => {
  const left = stories.map((story) =>
    story.id === 'screens-checkout-payment--paid' ? { ...story, flows: {} } : story,
  );
  expect(flowProblems('bank', left, known)).toEqual([
    'screens-checkout-payment--being-confirmed leads to screens-checkout-payment--paid (“The payment is settled”), but that story does not declare the flow “bank”',
  ]);
});

test.each(flowNames)(
  'the flow “%s” has one start, an end, and no story that its start does not reach',
  (name) => {
    const flow = flowOf(name, stories);
    const [start = '', ...others] = startsOf(flow);
    expect(others).toEqual([]);
    expect(endsOf(flow)).not.toEqual([]);
    expect([...reachedFrom(start, forward(flow))].sort()).toEqual(flow.stories.map(({ id }) => id).sort());
  },
);

test.each(flowNames)('every story of the flow “%s” links back to its start', (name) => {
  const flow = flowOf(name, stories);
  const [start] = startsOf(flow);
  for (const { id } of flow.stories) expect(reachedFrom(id, backward(flow))).toContain(start);
});

/** What a viewer can meet between the checkout and the end of a payment that the bank has to confirm. */
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
  'from %s, links lead to the other eight screens of a payment with a bank’s step',
  (id) => {
    const reached = reachedFrom(id, inBothDirections(flowOf('bank', stories)));
    expect([...reached]).toEqual(expect.arrayContaining(NINE_SCREENS));
  },
);

test.each(NINE_SCREENS)('%s is on the way from the event page, forwards and backwards', (id) => {
  const flow = flowOf('bank', stories);
  const [start = ''] = startsOf(flow);
  expect(start).toBe('screens-watch-gates--buy-signed-in');
  expect(reachedFrom(start, forward(flow))).toContain(id);
  expect(reachedFrom(id, backward(flow))).toContain(start);
});

const keyOf = ({ layer, row }: Cell) => `${layer} ${row}`;

test.each(flowNames)('no two stories or texts of the flow “%s” are in the same place of the map', (name) => {
  const flow = flowOf(name, stories);
  const layout = layOut(flow);
  const places = [...layout.stories.values(), ...layout.arrows.map(({ label }) => label)].map(keyOf);
  expect(layout.stories.size).toBe(flow.stories.length);
  expect(layout.arrows).toHaveLength(flow.arrows.length);
  expect(new Set(places).size).toBe(places.length);
});

test.each(flowNames)('the arrows of the flow “%s” pass no story', (name) => {
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

/** A flow with the given arrows, such as `a-b`. */
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
])('in a map of a flow, %s', (_, pairs, places) => {
  const placed = layOut(flowWith(...pairs)).stories;
  const found = Object.fromEntries([...placed].map(([id, cell]) => [id, keyOf(cell)]));
  expect(found).toMatchObject(places);
});

test('an arrow that leads back is marked, and its text is in front of the story that it leaves', () => {
  const back = layOut(flowWith('a-b', 'b-c', 'c-b')).arrows.find(({ by }) => by === 'c-b');
  expect(back).toMatchObject({ isBack: true, label: { layer: 1.5 } });
});

test('the text of an arrow fits into its place of the map', () => {
  for (const name of flowNames)
    for (const { by } of flowOf(name, stories).arrows) expect(by.length, by).toBeLessThanOrEqual(48);
});

test('each flow has a title and says what it is about', () => {
  for (const { title, about } of Object.values(FLOWS))
    expect(`${title}: ${about}`).toMatch(/^[A-Z].+: [A-Z].+\.$/);
});

test('a flow that is computed is refused, since it could not be read without running the story', () => {
  const source = `export default { title: 'Screens/A' }; export const B: Story = { flows: { bank: leadsTo() } };`;
  expect(() => storiesDeclaredIn(source)).toThrow('a flow is written out, not computed: leadsTo()');
});
