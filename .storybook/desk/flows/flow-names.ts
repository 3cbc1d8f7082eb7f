import type { StoryInFlows } from './flow-graph';
import type { FlowLayout } from './flow-layout';

/**
 * Returns the screen of a story, such as “Checkout, Payment”. A folder and a file of the same name are named
 * once.
 */
export const screenOf = ({ title }: StoryInFlows): string =>
  [...new Set(title.split('/').slice(1))].join(', ');

/** Returns the name of a story with its screen. */
export const fullName = (story: StoryInFlows): string => `${screenOf(story)}: ${story.name}`;

export const screenId = (story: string): string => `flow-screen-${story}`;
export const nodeId = (story: string): string => `flow-node-${story}`;

/**
 * Moves the focus to an element and scrolls to it. A normal link would open the address in Storybook's
 * window.
 */
export function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center', inline: 'center' });
  element?.focus({ preventScroll: true });
}

/** Sorts the stories in the order in which a viewer meets them. */
export function inOrder(stories: readonly StoryInFlows[], { stories: cells }: FlowLayout): StoryInFlows[] {
  const cellOf = ({ id }: StoryInFlows) => cells.get(id) ?? { layer: 0, row: 0 };
  return [...stories].sort((one, other) => {
    const [a, b] = [cellOf(one), cellOf(other)];
    return a.layer - b.layer || a.row - b.row;
  });
}
