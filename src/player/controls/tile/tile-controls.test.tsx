import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../../i18n/messages/player/en.json';
import several from '../../../i18n/messages/several/en.json';
import { fakeEngine } from '../../engine/fake-engine.test-help';
import { createActions } from '../../session/actions';
import { PlayerContext } from '../../session/player-context';
import { createSession, type Session } from '../../session/session';
import type { PlayerProps, Tile } from '../../types';
import { TileControls } from './tile-controls';

let session: Session | null = null;
afterEach(() => session?.dispose());

function show(change: Partial<Tile> = {}) {
  const engine = fakeEngine();
  const tile: Tile = {
    ...{ number: 2, sound: false, full: false, share: 0.5 },
    ...{ onSound: vi.fn(), onFull: vi.fn(), onRemove: vi.fn() },
    ...change,
  };
  const video: PlayerProps = {
    ...{ videoId: 1, title: 'Lynx', autoPlay: true, tile },
    source: {
      ...{ type: 'video', camera: null, url: '/test.m3u8', mimeType: null, live: true, duration: null },
      ...{ captions: [], thumbnailsUrl: null, expiresAt: null },
    },
  };
  session = createSession(engine, () => video);
  const parts = { engine, session, actions: createActions(engine, session) };
  const view = (next: Tile) => (
    <IntlProvider locale="en" messages={{ ...messages, ...several }}>
      <PlayerContext value={parts}>
        <TileControls video={video} tile={next} />
      </PlayerContext>
    </IntlProvider>
  );
  const { rerender, unmount } = render(view(tile));
  return { engine, tile, unmount, update: (next: Partial<Tile>) => rerender(view({ ...tile, ...next })) };
}

const sound = () => screen.getByRole('button', { name: 'Sound of Lynx' });

test('a video tile has only the buttons for sound, size and removal', () => {
  show();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Make Lynx large',
    'Remove Lynx',
    'Sound of Lynx',
  ]);
});

test('the only video tile cannot be removed', () => {
  show({ onRemove: null });
  expect(screen.queryByRole('button', { name: 'Remove Lynx' })).toBeNull();
});

test('the sound button turns the sound of a video tile on and off', () => {
  const { engine, tile } = show();
  expect(engine.state.get().muted).toBe(true);
  fireEvent.click(sound());
  expect(tile.onSound).toHaveBeenLastCalledWith(true);
  expect(engine.state.get().muted).toBe(false);
  fireEvent.click(sound());
  expect(tile.onSound).toHaveBeenLastCalledWith(false);
});

test('a video tile applies the sound setting of its page and announces it', () => {
  const { engine, update } = show();
  expect(screen.queryByText('Sound: Lynx')).toBeNull();
  update({ sound: true });
  expect(engine.state.get().muted).toBe(false);
  expect(screen.getByText('Sound: Lynx').closest('[role=status]')).not.toBeNull();
});

test('a video tile that the browser muted shows that it is muted, and a press turns the sound on', () => {
  const { engine, tile } = show({ sound: true });
  act(() => engine.setMuted(true));
  expect(sound()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(sound());
  expect(engine.state.get().muted).toBe(false);
  expect(tile.onSound).toHaveBeenLastCalledWith(true);
});

test('a player that is no longer a tile gets the viewer’s own sound setting and the whole connection', () => {
  const { engine, unmount } = show();
  const share = vi.spyOn(engine, 'setShare');
  unmount();
  expect(engine.state.get().muted).toBe(false);
  expect(share).toHaveBeenLastCalledWith(1);
});
