import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../i18n/text';
import { Button } from '../button/button';
import { openPopup } from '../overlay/popups';
import { showToast } from '../overlay/toasts';
import { LiveBadge } from './live-badge';
import { Loader } from './loader';
import { MessagePanel } from './message-panel';
import { ProgressLine } from './progress-line';
import { PlaceholderItems, Skeleton } from './skeleton';

export default {
  title: 'Pieces/Feedback',
  tags: ['autodocs'],
  ...used(
    'What the site says about its own state. A panel takes the place of content, a notice inside a form or section, a toast for what happened elsewhere and needs no answer.',
  ),
};

export const FullScreenLoader: StoryObj = { render: () => <Loader /> };

export const SkeletonLines: StoryObj = {
  render: () => (
    <div aria-hidden="true" style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      {[200, 24, 16].map((height) => (
        <div key={height} style={{ height, display: 'grid' }}>
          <Skeleton />
        </div>
      ))}
    </div>
  ),
};

export const PlaceholdersOfAList: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      <PlaceholderItems count={3}>
        <div style={{ height: 24, display: 'grid' }}>
          <Skeleton />
        </div>
      </PlaceholderItems>
    </ul>
  ),
};

export const EmptyPanel: StoryObj = {
  render: () => (
    <MessagePanel title={<Text id="rows.empty" />}>
      <p>
        <Text id="rows.emptyBody" />
      </p>
    </MessagePanel>
  ),
};

export const FailedPanel: StoryObj = {
  render: () => (
    <MessagePanel
      role="alert"
      title={<Text id="list.failed" />}
      actions={
        <Button look="secondary">
          <Text id="action.tryAgain" />
        </Button>
      }
    >
      <p>
        <Text id="error.difficulties" />
      </p>
    </MessagePanel>
  ),
};

/** The badge and the progress line on the image of an event or a video. */
export const OnPictures: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {[0, 0.4, 1].map((part) => (
        <div key={part} style={{ position: 'relative', width: 200, height: 112, background: '#1f2a3a' }}>
          <LiveBadge />
          <ProgressLine part={part} label={`${part * 100} %`} />
        </div>
      ))}
    </div>
  ),
};

const TYPES = ['success', 'error', 'info'] as const;

function Toasts() {
  return (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {TYPES.map((type) => (
        <Button
          key={type}
          look="secondary"
          onClick={() => showToast({ type, message: 'error.tooMany', durationMs: 60_000 })}
        >
          {type}
        </Button>
      ))}
    </div>
  );
}

/** Showing the same toast twice shows it only once. Each toast can be dismissed. */
export const ToastOfEachType: StoryObj = {
  render: () => <Toasts />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const type of TYPES) await userEvent.click(page.getByRole('button', { name: type }));
    await expect(await page.findAllByText(/Too many requests/)).toHaveLength(3);
    await userEvent.click(page.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    await expect(await page.findAllByText(/Too many requests/)).toHaveLength(2);
  },
};

export const Question: StoryObj = {
  render: () => (
    <Button
      onClick={() =>
        openPopup({
          title: 'error.chunkTitle',
          body: 'error.chunkBody',
          ok: 'action.reload',
          cancel: 'action.cancel',
        }).catch(() => {})
      }
    >
      <Text id="action.reload" />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Reload' }));
    const dialog = await page.findByRole('dialog', { name: 'This page needs a reload' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
