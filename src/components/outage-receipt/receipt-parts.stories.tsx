import { FAN } from '@storybook-site/story-help/checkout';
import { GAME_ID, game } from '@storybook-site/story-help/games';
import { usedInChannel } from '@storybook-site/story-help/pieces';
import { inState, type Story } from '@storybook-site/story-help/stories';
import { FINE_VIEWING, HOUR_MS, SERIOUS_TROUBLE, SOME_TROUBLE } from '@storybook-site/story-help/viewings';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../i18n/text';
import { summaryOf } from '../../lib/watch-log/verdict';
import { ChooseEvent } from './choose-event';
import { EventReceipt } from './event-receipt';
import { OutageReceipt } from './outage-receipt';
import { ReceiptFacts } from './receipt-facts';
import { ReceiptOrder } from './receipt-order';
import { TroubleButton } from './trouble-button';
import { WatchTimeline } from './watch-timeline';

export default {
  title: 'Pieces/Outage receipt',
  tags: ['autodocs'],
  ...usedInChannel(
    'What the player recorded about a game on this device, for whoever wants money back. It states facts and times, and promises nothing.',
    { account: FAN, arrange: game('recorded') },
  ),
};

const TWO = [SERIOUS_TROUBLE, { ...SOME_TROUBLE, at: SERIOUS_TROUBLE.at - HOUR_MS }];
const VIEWINGS = { fine: FINE_VIEWING, some: SOME_TROUBLE, serious: SERIOUS_TROUBLE };
const column = { display: 'grid', gap: 32, maxWidth: 640 } as const;

export const Timelines: Story = {
  render: () => (
    <div style={column}>
      {Object.entries(VIEWINGS).map(([name, viewing]) => (
        <WatchTimeline key={name} viewing={viewing} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('figure', {}, { timeout: 5_000 })).toHaveLength(3);
  },
};

export const Facts: Story = {
  render: () => <ReceiptFacts summary={summaryOf(TWO)} viewings={TWO} />,
};

export const WholeReceipt: Story = {
  render: () => <EventReceipt eventId={GAME_ID} viewings={[SERIOUS_TROUBLE]} order={undefined} />,
};

const order = {
  order: null,
  isLoading: false,
  hasFailed: false,
  retry: () => new Promise<never>(() => {}),
  retrying: false,
};

export const OrderOfTheReceipt: Story = {
  render: () => (
    <div style={column}>
      <ReceiptOrder {...order} isLoading />
      <ReceiptOrder {...order} />
      <ReceiptOrder {...order} hasFailed />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const failed = await within(canvasElement).findByText(
      /^Your orders could not be loaded/,
      {},
      { timeout: 5_000 },
    );
    await expect(failed).toHaveRole('alert');
  },
};

const choose = fn();

export const SeveralGames: Story = {
  render: () => (
    <ChooseEvent
      viewings={[
        FINE_VIEWING,
        { ...SERIOUS_TROUBLE, event: { id: GAME_ID + 1, title: 'Wolves at Falcons' } },
      ]}
      onChoose={choose}
    />
  ),
  play: async ({ canvasElement }) => {
    choose.mockClear();
    const [first] = await within(canvasElement).findAllByRole('button', {}, { timeout: 5_000 });
    if (first) await userEvent.click(first);
    await expect(choose).toHaveBeenCalledWith(GAME_ID);
  },
};

export const DialogWithNothingKept: Story = {
  ...inState({ account: 'visitor' }),
  render: () => <OutageReceipt eventId={null} onClose={() => {}} />,
};

export const ButtonThatOpensIt: Story = {
  render: () => (
    <TroubleButton onClick={() => {}}>
      <Text id="watch.trouble" />
    </TroubleButton>
  ),
};
