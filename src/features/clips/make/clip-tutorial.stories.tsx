import { FAN } from '@storybook-site/story-help/checkout';
import { seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { ticketHolder, watchPath } from '@storybook-site/story-help/games';
import { acts } from '@storybook-site/story-help/sees';
import { at, type Story } from '@storybook-site/story-help/stories';

// The clip tutorial, which opens when a viewer uses the editor for the first time.
export default {
  title: 'Screens/Watch/Clipping tool, tutorial',
  ...at(watchPath(), { account: FAN, arrange: ticketHolder(['watch', 'clipping']) }),
};

const step = (number: number, title: string): Story => ({
  play: acts(async (context) => {
    await press(context, 'Make a clip');
    for (let pressed = 1; pressed < number; pressed += 1) await press(context, 'Next');
    await seesText(`Step ${number} of 8`)(context);
    await seesHeading(title, 3)(context);
  }),
});

export const Step1: Story = {
  ...step(1, 'Find the moment'),
  flows: {
    clip: {
      'Reads the eight steps': 'screens-watch-clipping-tool-tutorial--step-8',
      'Presses “Skip”': 'screens-watch-clipping-tool-tutorial--skipped',
    },
  },
};
export const Step2: Story = step(2, 'Set the start');
export const Step3: Story = step(3, 'Set the end');
export const Step4: Story = step(4, 'Fine-tune it');
export const Step5: Story = step(5, 'Preview it');
export const Step6: Story = step(6, 'Give it a name');
export const Step7: Story = step(7, 'Tag it');
export const Step8: Story = {
  ...step(8, 'Create and share it'),
  flows: { clip: { 'Closes the tutorial': 'screens-watch-clipping-tool--open' } },
};

export const Skipped: Story = {
  flows: { clip: { 'Sets start and end': 'screens-watch-clipping-tool--open' } },
  play: acts(async (context) => {
    await press(context, 'Make a clip');
    await press(context, 'Skip');
    await context
      .expect(await context.page.findByRole('button', { name: 'How clipping works' }))
      .toBeVisible();
  }),
};
