import type { StoryObj } from '@storybook/react-vite';
import { inEachState, used } from '@storybook-site/story-help/pieces';
import { expect, within } from 'storybook/test';
import { Text } from '../../i18n/text';
import { Link } from './link';
import { NavLink } from './nav-link';

export default {
  title: 'Pieces/Link',
  tags: ['autodocs'],
  ...used(
    'Leads to another screen or site. Use a link wherever the address changes, also where it looks like a button; a button acts on the screen it is on.',
  ),
};

export const InText: StoryObj = {
  render: () => (
    <p>
      <Link to="/packages">
        <Text id="event.seePasses" />
      </Link>
    </p>
  ),
};

export const InEachState: StoryObj = inEachState(
  <Link to="/packages">
    <Text id="event.seePasses" />
  </Link>,
);

/** In a menu, the link to the current page is marked visually and for screen readers. */
export const CurrentAndOther: StoryObj = {
  render: () => (
    <nav style={{ display: 'flex', gap: 24 }}>
      <NavLink to="/" end>
        <Text id="title.home" />
      </NavLink>
      <NavLink to="/schedule">
        <Text id="menu.schedule" />
      </NavLink>
    </nav>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
    await expect(page.getAllByRole('link')).toHaveLength(2);
  },
};
