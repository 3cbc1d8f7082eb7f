import { usedInChannel } from '@storybook-site/story-help/pieces';
import type { Story } from '@storybook-site/story-help/stories';
import { expect, userEvent, within } from 'storybook/test';
import { CopiedField } from './copied-field';
import { ShareButton } from './share-button';
import { ShareSheet } from './share-sheet';

export default {
  title: 'Pieces/Share',
  tags: ['autodocs'],
  ...usedInChannel(
    'Sends a page of the site to others: a game, a video or a clip. A page with personal data has no such button.',
  ),
};

const GAME = { title: 'Royals at Foxes', path: '/watch/4200' };

export const ButtonOfAGame: Story = {
  render: () => <ShareButton {...GAME} embedPath="/watch_embed/4200" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Royals at Foxes/ }, { timeout: 5_000 }));
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
};
export const Small: Story = { render: () => <ShareButton {...GAME} size="small" /> };
export const Sheet: Story = { render: () => <ShareSheet {...GAME} onClose={() => {}} /> };
export const SheetWithEmbedding: Story = {
  render: () => <ShareSheet {...GAME} embedPath="/watch_embed/4200" onClose={() => {}} />,
};
export const TextToCopy: Story = {
  render: () => <CopiedField label="share.copy" value="https://northfield.example.com/watch/4200" />,
};
