import type { StoryObj } from '@storybook/react-vite';
import { inEachState, used } from '@storybook-site/story-help/pieces';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../i18n/text';
import { TicketIcon } from '../icons/thing-icons';
import { Button, LinkButton } from './button';

const pressed = fn();

export default {
  title: 'Pieces/Button',
  tags: ['autodocs'],
  ...used(
    'Acts on the screen it is on. One bright button at most in a panel or a row; what leads to another screen is a link that looks like a button.',
  ),
};

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBlock: 12 } as const;

export const LooksAndSizes: StoryObj = {
  render: () => (
    <>
      {SIZES.map((size) => (
        <div key={size} style={row}>
          {LOOKS.map((look) => (
            <Button key={look} look={look} size={size}>
              <Text id="action.tryAgain" />
            </Button>
          ))}
        </div>
      ))}
    </>
  ),
};

export const WithIcon: StoryObj = {
  render: () => (
    <Button look="secondary">
      <TicketIcon />
      <Text id="event.seePasses" />
    </Button>
  ),
};

export const Wide: StoryObj = {
  render: () => (
    <Button wide size="large">
      <Text id="action.tryAgain" />
    </Button>
  ),
};

export const Disabled: StoryObj = {
  render: () => (
    <Button disabled onClick={pressed}>
      <Text id="whoops.reloadIn" values={{ seconds: 42 }} />
    </Button>
  ),
};

export const InEachState: StoryObj = inEachState(
  <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    {LOOKS.map((look) => (
      <Button key={look} look={look}>
        <Text id="action.tryAgain" />
      </Button>
    ))}
  </div>,
);

/** A busy button keeps the focus and ignores further presses. */
export const Busy: StoryObj = {
  render: () => (
    <Button busy onClick={pressed}>
      <Text id="action.tryAgain" />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const AsLink: StoryObj = {
  render: () => (
    <LinkButton to="/packages">
      <Text id="event.seePasses" />
    </LinkButton>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See passes' })).toHaveAttribute(
      'href',
      '/packages',
    );
  },
};
