import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '../../api/errors';
import { LoadFailure } from './load-failure';

export default {
  title: 'Pieces/Failed to load',
  tags: ['autodocs'],
  ...used(
    'Takes the place of content that could not be loaded, with a button that asks again. An optional part of a screen is left out instead, and says nothing.',
  ),
};

const failed = (kind: ApiError['kind'], status: number | null) =>
  new ApiError({ kind, operation: 'listEvents', status });

const retry = fn();

export const ServerError: StoryObj = {
  render: () => <LoadFailure error={failed('status', 500)} onRetry={retry} />,
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const TooManyRequests: StoryObj = {
  render: () => <LoadFailure error={failed('status', 429)} onRetry={retry} />,
};
export const NoConnection: StoryObj = {
  render: () => <LoadFailure error={failed('network', null)} onRetry={retry} />,
};
export const TryingAgain: StoryObj = {
  render: () => <LoadFailure error={failed('status', 500)} onRetry={retry} retrying />,
};
/** The failure is the only content of the page. */
export const WholePage: StoryObj = {
  render: () => <LoadFailure error={failed('status', 500)} onRetry={retry} level={1} />,
};
