import { failure } from '@mocks/behaviour/failure';
import type { StoryResponses } from '@storybook-site/demo/story-responses';
import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesText } from '@storybook-site/story-help/expectations';
import { press } from '@storybook-site/story-help/forms';
import { ticketHolder, watchPath } from '@storybook-site/story-help/games';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default { title: 'Screens/Watch/Download', ...at(watchPath(), { account: FAN }) };

/** Each story has its own game, because a download continues after its story has ended. */
const holding = (id: number, responses: StoryResponses = {}) =>
  inState({ path: watchPath(id), arrange: ticketHolder(['watch', 'download'], id), responses });

const downloading = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await press(context, /^Download: /);
  await look(context);
};

const failing = (text: string) =>
  downloading(async (context) => {
    await seesAlert(text)(context);
    await context
      .expect(context.page.getByRole('button', { name: /^Download: / }))
      .toHaveTextContent('Download again');
  });

export const Offered: Story = {
  ...holding(4201),
  play: acts(async ({ page, expect }) => {
    await expect(await page.findByRole('button', { name: /^Download: / })).toHaveTextContent(/^Download$/);
  }),
};

export const Asked: Story = {
  ...holding(4202, { downloadEvent: 'never' }),
  play: acts(
    downloading(async ({ page, expect }) => {
      await expect(page.getByRole('button', { name: /^Download: / })).toHaveAttribute('aria-busy', 'true');
    }),
  ),
};

export const Downloaded: Story = {
  ...holding(4203),
  play: sees(['downloadEvent 200'], downloading(seesText('Downloaded'))),
};

export const NotAllowed: Story = {
  ...holding(4204, { downloadEvent: () => failure(400, 'not_allowed', 'The capability is missing.') }),
  play: sees(['downloadEvent 400'], failing('Your passes do not include this download.')),
};

export const SessionOver: Story = {
  ...holding(4205, { downloadEvent: 401 }),
  play: sees(
    ['downloadEvent 401'],
    downloading(async ({ page, expect }) => {
      await expect(await page.findByRole('link', { name: 'Sign up' })).toBeVisible();
      await expect(page.queryByRole('button', { name: /^Download: / })).not.toBeInTheDocument();
    }),
  ),
};

export const NoFile: Story = {
  ...holding(4206, { downloadEvent: 404 }),
  play: sees(['downloadEvent 404'], failing('There is no file to download.')),
};

export const RateLimited: Story = {
  ...holding(4207, { downloadEvent: 429 }),
  play: sees(['downloadEvent 429'], failing(ERROR_TEXTS[429])),
};

export const Failed: Story = {
  ...holding(4208, { downloadEvent: 500 }),
  play: sees(['downloadEvent 500'], failing(ERROR_TEXTS[500])),
};

export const BrokenOff: Story = {
  ...holding(4209, {
    downloadEvent: () => Response.json({ url: '/media/files/gone.mp4', file_name: 'gone.mp4', size: null }),
  }),
  play: sees(['downloadEvent 200'], failing('The download was interrupted. Nothing was saved.')),
};
