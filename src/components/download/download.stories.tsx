import { FAN } from '@storybook-site/story-help/checkout';
import { GAME_ID, ticketHolder } from '@storybook-site/story-help/games';
import { usedInChannel } from '@storybook-site/story-help/pieces';
import { inState, type Story } from '@storybook-site/story-help/stories';
import { expect, userEvent, within } from 'storybook/test';
import { DownloadButton } from './download-button';

export default {
  title: 'Pieces/Download',
  tags: ['autodocs'],
  ...usedInChannel(
    'Downloads a recording or a clip for a viewer who may. Shows how far it is and how it ended; where the viewer may not download, there is no button.',
    { account: FAN, arrange: ticketHolder(['watch', 'download']) },
  ),
};

const button = (size: 'small' | 'medium', id = GAME_ID) => (
  <DownloadButton download={{ kind: 'event', id }} name="Royals at Foxes" size={size} />
);

export const BothSizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {button('medium')}
      {button('small', GAME_ID + 1)}
    </div>
  ),
};

export const Failed: Story = {
  ...inState({ responses: { downloadEvent: 500 } }),
  render: () => button('medium'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', {}, { timeout: 5_000 }));
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
