import { FAN } from '@storybook-site/story-help/checkout';
import { GAME, game, SOLD } from '@storybook-site/story-help/games';
import { seesText } from '@storybook-site/story-help/looks';
import { acts, type Sight } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

// The result of this session's ready check, next to products.
export default {
  title: 'Pieces/Ready line',
  ...at(`/packages?event_id=${GAME}`, { arrange: game('upcoming', SOLD) }),
};

const said = (verdict: string, geoBlocked = false) =>
  inState({ tab: { [`ready.${GAME}`]: { verdict, geoBlocked } } });

const says = (words: RegExp, link: string) => async (sight: Sight) => {
  await seesText(words)(sight);
  const [way] = await sight.page.findAllByRole('link', { name: link });
  await sight.expect(way).toHaveAttribute('href', `/ready-check?event_id=${GAME}`);
};

const INVITE = 'Will it work on this device? 10-second check';

export const NotChecked: Story = { play: acts(says(/^Will it work on this device\?/, INVITE)) };
export const WillPlay: Story = {
  ...said('plays'),
  play: acts(says(/^Checked: you’re ready to watch here\./, 'Check again')),
};
export const WithLimits: Story = {
  ...said('limits'),
  play: acts(says(/^Checked: you can watch here, with limits\./, 'Check again')),
};
export const WillNotPlay: Story = {
  ...said('no', true),
  play: acts(says(/^Checked: you can’t watch here\. Not available in your region\./, 'Check again')),
};
export const CouldNotTell: Story = {
  ...said('unsure'),
  play: acts(says(/^Checked: we couldn’t tell/, 'Check again')),
};
export const AtTheGate: Story = {
  ...inState({ path: `/watch/${GAME}` }),
  play: acts(says(/^Will it work on this device\?/, INVITE)),
};
export const InCheckout: Story = {
  ...inState({ path: `/buy?type=event&event_id=${GAME}`, account: FAN }),
  play: acts(says(/^Will it work on this device\?/, INVITE)),
};
