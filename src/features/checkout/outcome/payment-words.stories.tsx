import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { expect, within } from 'storybook/test';
import { PAYMENT_CASES } from './payment-cases.test-help';
import { paymentWords } from './payment-words';
import { UnderWayPanel } from './under-way-panel';

// Shows every state of a payment that is not finished, with its text.
export default {
  title: 'Pieces/Payment words',
  tags: ['autodocs'],
  ...used(
    'What the site says while a payment is under way, state by state. Each sentence claims only what is known at that moment.',
  ),
};

const nothing = () => {};

function Cases() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 32rem), 1fr))',
      }}
    >
      {PAYMENT_CASES.map(({ name, state, waitedLong }) => (
        <section key={name} aria-label={name}>
          <UnderWayPanel
            state={state}
            words={paymentWords(state, waitedLong ?? false)}
            name="All-Access Pass"
            email="help@northfield.example"
            onAuthenticate={nothing}
            onCheckAgain={nothing}
          />
        </section>
      ))}
    </div>
  );
}

export const UnderWay: StoryObj = {
  render: () => <Cases />,
  play: async ({ canvasElement }) => {
    for (const { name, words, notice, action, spinner } of PAYMENT_CASES) {
      const panel = within(canvasElement).getByRole('region', { name });
      const [[title], [body]] = words;
      await expect(within(panel).getByRole('heading')).toHaveTextContent(title);
      await expect(panel).toHaveTextContent(body.replace('{email}', 'help@northfield.example'));
      if (notice) await expect(panel).toHaveTextContent(notice[0] ?? '');
      await expect(within(panel).queryAllByRole('button')).toHaveLength(action ? 1 : 0);
      await expect(panel.querySelectorAll('span[aria-hidden]')).toHaveLength(spinner ? 1 : 0);
    }
  },
};
