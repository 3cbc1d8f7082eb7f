import { GAME, game, SOLD } from '@storybook-site/games';
import { seesText } from '@storybook-site/looks';
import { acts, type Sight } from '@storybook-site/sees';
import { at, inState, type Story } from '@storybook-site/stories';
import { FAN } from '@storybook-site/till';

// What the ready check of this session said, beside what is for sale.
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

const INVITE = 'Will it play here? Check in ten seconds';

export const NotChecked: Story = { play: acts(says(/^Will it play here\?/, INVITE)) };
export const WillPlay: Story = {
  ...said('plays'),
  play: acts(says(/^Checked: it will play here\./, 'Check again')),
};
export const WithLimits: Story = {
  ...said('limits'),
  play: acts(says(/^Checked: it will play here, with limits\./, 'Check again')),
};
export const WillNotPlay: Story = {
  ...said('no', true),
  play: acts(says(/^Checked: it will not play here\. Not available in your region\./, 'Check again')),
};
export const CouldNotTell: Story = {
  ...said('unsure'),
  play: acts(says(/^Checked: we could not tell/, 'Check again')),
};
export const AtTheGate: Story = {
  ...inState({ path: `/watch/${GAME}` }),
  play: acts(says(/^Will it play here\?/, INVITE)),
};
export const InCheckout: Story = {
  ...inState({ path: `/buy?type=event&event_id=${GAME}`, account: FAN }),
  play: acts(says(/^Will it play here\?/, INVITE)),
};
