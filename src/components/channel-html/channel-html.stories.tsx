import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { expect, within } from 'storybook/test';
import { ChannelHtml } from './channel-html';

export default {
  title: 'Pieces/Text of the channel',
  tags: ['autodocs'],
  ...used(
    'Text that the channel’s owner wrote as HTML: headings, lists, tables, pictures, links. Scripts, frames and styles are removed. The site’s own words never come as HTML.',
  ),
};

const HTML = `
<h2>Tickets at the gate</h2>
<p>Doors open <strong>one hour</strong> before the game. See <a href="/schedule">the schedule</a>.</p>
<ul><li>Adults</li><li>Students, with a card</li></ul>
<table><thead><tr><th>Game</th><th>Price</th></tr></thead><tbody><tr><td>Royals at Foxes</td><td>$12</td></tr></tbody></table>
<blockquote>The best seats are behind the home bench.</blockquote>`;

export const WholeText: StoryObj = {
  render: () => <ChannelHtml html={HTML} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/schedule');
  },
};

export const UnsafeParts: StoryObj = {
  render: () => (
    <ChannelHtml html='<p onclick="alert(1)">Only this remains.</p><script>alert(1)</script><iframe src="https://example.com"></iframe>' />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Only this remains.');
    await expect(canvasElement.querySelectorAll('script, iframe, [onclick]')).toHaveLength(0);
  },
};
