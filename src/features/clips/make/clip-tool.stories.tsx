import { failure, invalid } from '@mocks/behaviour/failure';
import { FAN } from '@storybook-site/story-help/checkout';
import { ERROR_TEXTS, seesAlert, seesHeading, seesText } from '@storybook-site/story-help/expectations';
import { fieldOf, fill, press, seesFieldError } from '@storybook-site/story-help/forms';
import { ticketHolder, watchPath } from '@storybook-site/story-help/games';
import { acts, type PlayContext, sees } from '@storybook-site/story-help/sees';
import { at, inState, type Story } from '@storybook-site/story-help/stories';

export default {
  title: 'Screens/Watch/Clipping tool',
  ...at(watchPath(), {
    account: FAN,
    arrange: ticketHolder(['watch', 'clipping']),
    device: { clips_tutorial_seen: true },
  }),
};

const NAME = 'The overtime winner';

const opened = (look: (context: PlayContext) => Promise<void>) => async (context: PlayContext) => {
  await press(context, 'Make a clip');
  await context.page.findByRole('heading', { name: 'Make a clip' });
  await look(context);
};

const creating = (look: (context: PlayContext) => Promise<void>) =>
  opened(async (context) => {
    await fill(context, { Name: NAME });
    await context.user.click(context.page.getByRole('checkbox', { name: 'Goal' }));
    await press(context, 'Create clip');
    await look(context);
  });

/** Checks that the editor keeps the typed values after a refusal. */
const stays = (look: (context: PlayContext) => Promise<void>) =>
  creating(async (context) => {
    await look(context);
    await context.expect(await fieldOf(context, 'Name')).toHaveValue(NAME);
    await context.expect(context.page.getByRole('button', { name: 'Create clip' })).toBeEnabled();
  });

export const Open: Story = {
  flows: {
    clip: {
      'Names it and presses “Create clip”': 'screens-watch-clipping-tool--being-made',
      'Names nothing': 'screens-watch-clipping-tool--name-and-tag-missing',
      'Presses “Preview”': 'screens-watch-clipping-tool--previewing',
    },
  },
  play: acts(opened(seesText('Length: 0:15.0'))),
};

export const NameAndTagMissing: Story = {
  flows: { clip: { 'Gives a name and a tag': 'screens-watch-clipping-tool--being-made' } },
  play: acts(
    opened(async (context) => {
      await press(context, 'Create clip');
      await seesFieldError('Name', 'Please fill in the input field.')(context);
      await seesText('Please select tag')(context);
    }),
  ),
};

const typing = (which: 'Start' | 'End', time: string, look: (context: PlayContext) => Promise<void>) =>
  opened(async (context) => {
    await fill(context, { [which]: time });
    await context.user.tab();
    await look(context);
  });

export const TimeMalformed: Story = {
  play: acts(typing('Start', 'soon', seesFieldError('Start', 'Enter minutes and seconds, such as 12:05.4'))),
};
export const EndBeforeStart: Story = {
  play: acts(typing('Start', '01:30', seesText('The end must come after the start.'))),
};
export const TooLong: Story = {
  play: acts(typing('End', '500:00', seesText('Your clip duration is longer than the end time'))),
};
export const TooShort: Story = {
  play: acts(typing('End', '00:00.4', seesText('A clip must be at least one second long.'))),
};

export const Previewing: Story = {
  flows: { clip: { 'Presses “Stop the preview”': 'screens-watch-clipping-tool--open' } },
  play: acts(
    opened(async (context) => {
      await press(context, 'Preview');
      await context
        .expect(await context.page.findByRole('button', { name: 'Stop the preview' }))
        .toBeVisible();
    }),
  ),
};

export const BeingMade: Story = {
  ...inState({ responses: { listUserClips: 'never' } }),
  flows: {
    clip: {
      'The channel has made it': 'screens-watch-clipping-tool--made',
      'Making it fails': 'screens-watch-clipping-tool--making-failed',
    },
  },
  play: sees(
    ['createClip 200'],
    creating(async (context) => {
      await seesHeading(`“${NAME}” is being created`)(context);
      await context
        .expect(context.page.getByRole('progressbar', { name: `Progress of “${NAME}”` }))
        .toBeInTheDocument();
    }),
  ),
};

export const Made: Story = {
  flows: { clip: { 'Opens their clips': 'screens-profile-clips--ready' } },
  play: sees(
    ['createClip 200', 'listUserClips 200'],
    creating(async (context) => {
      await seesHeading(`“${NAME}” is ready`)(context);
      const heading = context.page.getByRole('heading', { name: `“${NAME}” is ready` });
      await context.expect(heading).toHaveAttribute('aria-live', 'polite');
      // The open editor already shows that the clip is ready. The toast is only for a
      // viewer who has closed the editor.
      await context
        .expect(context.page.queryByText(/^Your clip “The overtime winner”/))
        .not.toBeInTheDocument();
    }),
  ),
};

export const MakingFailed: Story = {
  ...inState({ scenario: 'clip-fails', account: FAN }),
  flows: { clip: {} },
  play: sees(['createClip 200', 'listUserClips 200'], creating(seesHeading('clip creating failed'))),
};

export const NotAllowed: Story = {
  ...inState({ responses: { createClip: () => failure(400, 'not_allowed', 'The capability is missing.') } }),
  play: sees(['createClip 400'], stays(seesAlert('Your passes don’t include making clips of this game.'))),
};
export const TooLongForTheRecording: Story = {
  ...inState({ responses: { createClip: () => invalid({ duration: ['Too long.'] }) } }),
  play: sees(['createClip 400'], stays(seesText('Your clip duration is longer than the end time'))),
};
export const GeoBlocked: Story = {
  ...inState({ responses: { createClip: () => failure(400, 'geo_blocked', 'Not here.') } }),
  play: sees(
    ['createClip 400'],
    stays(seesAlert("We're sorry, but this content is not available in your region.")),
  ),
};
export const SessionOver: Story = {
  ...inState({ responses: { createClip: 401 } }),
  play: sees(
    ['createClip 401'],
    creating(async ({ page, expect }) => {
      await expect(await page.findByRole('link', { name: 'Sign up' })).toBeVisible();
      await expect(page.queryByRole('heading', { name: 'Make a clip' })).not.toBeInTheDocument();
    }),
  ),
};
export const RecordingGone: Story = {
  ...inState({ responses: { createClip: 404 } }),
  play: sees(['createClip 404'], stays(seesAlert(ERROR_TEXTS[404]))),
};
export const RateLimited: Story = {
  ...inState({ responses: { createClip: 429 } }),
  play: sees(['createClip 429'], stays(seesAlert(ERROR_TEXTS[429]))),
};
export const Failed: Story = {
  ...inState({ responses: { createClip: 500 } }),
  play: sees(['createClip 500'], stays(seesAlert(ERROR_TEXTS[500]))),
};
export const Offline: Story = {
  ...inState({ responses: { createClip: 'no connection' } }),
  play: acts(stays(seesAlert('The server isn’t responding. Check your connection and try again.'))),
};
