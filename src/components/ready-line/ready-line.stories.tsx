import { seesText } from '@storybook-site/story-help/expectations';
import { GAME_ID, game, SOLD_SEPARATELY } from '@storybook-site/story-help/games';
import { usedInChannel } from '@storybook-site/story-help/pieces';
import { acts, type PlayContext } from '@storybook-site/story-help/sees';
import { inState, type Story } from '@storybook-site/story-help/stories';
import { ReadyLine } from './ready-line';

export default {
  title: 'Pieces/Ready line',
  tags: ['autodocs'],
  ...usedInChannel(
    'The result of this session’s check of the device, next to what is for sale: it says before paying whether the video will play here. Not needed once the viewer has access.',
    { arrange: game('upcoming', SOLD_SEPARATELY) },
  ),
  render: () => <ReadyLine eventId={GAME_ID} />,
};

const said = (verdict: string, geoBlocked = false) =>
  inState({ tab: { [`ready.${GAME_ID}`]: { verdict, geoBlocked } } });

const says = (words: RegExp, link: string) => async (context: PlayContext) => {
  await seesText(words)(context);
  const [way] = await context.page.findAllByRole('link', { name: link });
  await context.expect(way).toHaveAttribute('href', `/ready-check?event_id=${GAME_ID}`);
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
