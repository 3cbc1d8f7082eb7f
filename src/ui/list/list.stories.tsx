import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InfiniteScrollTrigger } from './infinite-scroll-trigger';

export default {
  title: 'Pieces/End of a list',
  tags: ['autodocs'],
  ...used(
    'The end of a list that has more: it loads them when it comes near, and is a button for whoever does not scroll. Not for lists that are whole.',
  ),
};

const load = fn();

export const More: StoryObj = {
  render: () => <InfiniteScrollTrigger busy={false} onLoadMore={load} />,
  play: async ({ canvasElement }) => {
    load.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(load).toHaveBeenCalled();
  },
};

export const Loading: StoryObj = {
  render: () => <InfiniteScrollTrigger busy onLoadMore={load} />,
};
