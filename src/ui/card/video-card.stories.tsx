import type { StoryObj } from '@storybook/react-vite';
import { inEachState, used } from '@storybook-site/story-help/pieces';
import { expect, within } from 'storybook/test';
import { CardPicture } from '../picture/picture';
import { LengthBadge } from './length-badge';
import { VideoCard } from './video-card';
import { VideoCardSkeleton } from './video-card-skeleton';

export default {
  title: 'Pieces/Video card',
  tags: ['autodocs'],
  ...used(
    'What library videos, clips and recordings to go on with have in common: a picture with its length, a title and a line below. A game has an event card.',
  ),
};

const card = (title: string) => (
  <VideoCard
    picture={
      <>
        <CardPicture src="/favicon.svg" />
        <LengthBadge seconds={94} />
      </>
    }
    title={title}
    to="/"
    note="Wolves at Storm"
  />
);

export const States: StoryObj = inEachState(card('The overtime winner'));

export const LongTitle: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 240 }}>
      {card('The goal in the last second of overtime, seen from behind the net and from the stands')}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1:34')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  render: () => (
    <div aria-hidden="true" style={{ maxWidth: 240 }}>
      <VideoCardSkeleton />
    </div>
  ),
};
