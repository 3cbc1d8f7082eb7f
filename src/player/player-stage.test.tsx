import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import messages from '../i18n/messages/player/en.json';
import { fakeEngine } from './engine/fake-engine.test-help';
import { PlayerStage } from './player-stage';
import { createActions } from './session/actions';
import { PlayerContext } from './session/player-context';
import { createSession, type Session } from './session/session';
import type { PlayerProps } from './types';

let session: Session | null = null;
afterEach(() => session?.dispose());

/** Renders the player with a video that starts automatically. */
function show(bare: boolean) {
  const engine = fakeEngine();
  const video: PlayerProps = {
    ...{ videoId: 1, title: 'Test', autoPlay: true, muted: true, bare },
    source: {
      ...{ type: 'video', camera: null, url: '/test.m3u8', mimeType: null, live: false, duration: 6 },
      ...{ captions: [], thumbnailsUrl: null, expiresAt: null },
    },
  };
  session = createSession(engine, () => video);
  render(
    <IntlProvider locale="en" messages={messages}>
      <PlayerContext value={{ engine, session, actions: createActions(engine, session) }}>
        <PlayerStage
          root={createRef()}
          video={video}
          fullScreen={{ available: true, full: false, toggle: () => {} }}
          onHelp={() => {}}
        />
      </PlayerContext>
    </IntlProvider>,
  );
  return engine;
}

const buttons = () => screen.queryAllByRole('button').length;

test('a bare player has no buttons while its video plays and after it has ended', async () => {
  const engine = show(true);
  await act(async () => engine.progress(1));
  expect(buttons()).toBe(0);
  expect(screen.queryByRole('slider')).toBeNull();
  await act(async () => engine.end());
  await act(() => import('./controls/occasional-parts'));
  expect(buttons()).toBe(0);
});

test('a player that is not bare has controls, and offers to replay its video at the end', async () => {
  const engine = show(false);
  await act(async () => engine.progress(1));
  expect(buttons()).toBeGreaterThan(0);
  await act(async () => engine.end());
  expect(await screen.findByRole('button', { name: 'Watch again' }, { timeout: 4_000 })).toBeInTheDocument();
});
