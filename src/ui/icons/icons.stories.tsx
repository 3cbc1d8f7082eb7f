import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import * as fields from '../form/form-icons';
import * as actions from './action-icons';
import * as basics from './icons';
import * as notices from './notice-icons';
import * as things from './thing-icons';

export default {
  title: 'Pieces/Icons',
  tags: ['autodocs'],
  ...used(
    'Every icon of the site. Each takes the colour and the size of its text and is hidden from screen readers: the words next to it, or the label of its button, say what it means.',
  ),
};

const { Icon: _, ...rest } = basics;
const ICONS: [string, ComponentType][] = Object.entries({
  ...rest,
  ...actions,
  ...fields,
  ...notices,
  ...things,
});

export const All: StoryObj = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        listStyle: 'none',
        padding: 0,
      }}
    >
      {ICONS.map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
          <span style={{ fontSize: 28 }}>
            <Icon />
          </span>
          <code style={{ fontSize: 12 }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('svg[aria-hidden="true"]');
    await expect(drawn).toHaveLength(ICONS.length);
  },
};
