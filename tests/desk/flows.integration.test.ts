import { expect, test } from 'vitest';
import { declaredStories } from '../../.storybook/desk/flows/declared-flows';
import { storiesInFlows } from '../../.storybook/desk/flows/flow-stories';

test('the page “Flows” finds the same stories and arrows in the running stories as this test in their source code', async () => {
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  const declared = declaredStories().filter(({ flows }) => Object.keys(flows).length > 0);
  expect((await storiesInFlows()).sort(byId)).toEqual(declared.sort(byId));
});
