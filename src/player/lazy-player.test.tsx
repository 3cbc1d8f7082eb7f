import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPlayer, useLazyPlayer } from './lazy-player';

const waitUnlessLoading = vi.hoisted(() => vi.fn<(poster: string | null) => Promise<void>>());
const loadEngine = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./engine/load-engine', () => ({ waitUnlessLoading, loadEngine }));

type Later = ReturnType<typeof lazyPlayer<{ name: string }>>;

const Film = ({ name }: { name: string }) => <p>{name}</p>;

function Stage({ later }: { later: Later }) {
  const Player = useLazyPlayer(later, '/poster.webp');
  return Player ? <Player name="the film" /> : <p>the poster</p>;
}

class Screen extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ broken: true });
  override state = { broken: false };
  override render() {
    return this.state.broken ? <p>broken</p> : this.props.children;
  }
}

const show = (later: Later) =>
  render(
    <Screen>
      <Stage later={later} />
    </Screen>,
  );

afterEach(() => vi.restoreAllMocks());

test('loads the player and its engine once the poster is visible', async () => {
  let seen = () => {};
  waitUnlessLoading.mockReturnValueOnce(
    new Promise((resolve) => {
      seen = resolve;
    }),
  );
  const load = vi.fn(async () => Film);
  const later = lazyPlayer(load);
  const { unmount } = show(later);
  expect(screen.getByText('the poster')).toBeVisible();
  expect(waitUnlessLoading).toHaveBeenCalledWith('/poster.webp');
  expect(load).not.toHaveBeenCalled();
  expect(loadEngine).not.toHaveBeenCalled();

  seen();
  expect(await screen.findByText('the film')).toBeVisible();
  expect(loadEngine).toHaveBeenCalledTimes(1);

  unmount();
  show(later);
  expect(screen.getByText('the film')).toBeVisible();
});

test('throws a failed load of the player to the error boundary and loads it again on the next mount', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  waitUnlessLoading.mockResolvedValue();
  const load = vi.fn(async () => Film).mockRejectedValueOnce(new TypeError('gone'));
  const later = lazyPlayer(load);
  const { unmount } = show(later);
  expect(await screen.findByText('broken')).toBeVisible();
  unmount();
  show(later);
  expect(await screen.findByText('the film')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
