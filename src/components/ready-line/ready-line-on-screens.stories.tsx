import { FAN } from '@storybook-site/story-help/checkout';
import { seesText } from '@storybook-site/story-help/expectations';
import { GAME_ID, game, SOLD_SEPARATELY } from '@storybook-site/story-help/games';
import { acts } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// The link to the ready check, on each screen that sells something.
export default {
  title: 'Screens/Ready check/Ready line',
  ...at(`/packages?event_id=${GAME_ID}`, { arrange: game('upcoming', SOLD_SEPARATELY) }),
};

const invites = acts(async (context) => {
  await seesText(/^Will it work on this device\?/)(context);
  const [link] = await context.page.findAllByRole('link', {
    name: 'Will it work on this device? 10-second check',
  });
  await context.expect(link).toHaveAttribute('href', `/ready-check?event_id=${GAME_ID}`);
});

export const NextToPasses: Story = { play: invites };
export const AtTheGate: Story = { ...inState({ path: `/watch/${GAME_ID}` }), play: invites };
export const InCheckout: Story = {
  ...inState({ path: `/buy?type=event&event_id=${GAME_ID}`, account: FAN }),
  play: invites,
};
