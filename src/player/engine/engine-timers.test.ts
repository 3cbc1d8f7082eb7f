import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retireReplacedStreams } from './engine-timers';

/**
 * A fake of the library's stream controller. It restarts a timer at each play, even after another stream has
 * replaced it.
 */
class Controller {
  ticks = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  startABRTimer_() {
    this.stopABRTimer_();
    this.#timer = setInterval(() => {
      this.ticks += 1;
    }, 250);
  }
  stopABRTimer_() {
    clearInterval(this.#timer);
  }
}

/** A fake of the library's player, with only what the tests use. */
function createPlayer() {
  let created = () => {};
  const controllers: Controller[] = [];
  const tech: { vhs?: { playlistController_?: Controller } } = {};
  return {
    controllers,
    tech: () => tech,
    on: (event: string, listener: () => void) => {
      if (event === 'xhr-hooks-ready') created = listener;
    },
    setSource() {
      tech.vhs = {};
      created();
      const controller = new Controller();
      tech.vhs.playlistController_ = controller;
      controllers.push(controller);
    },
    play: () => {
      for (const controller of controllers) controller.startABRTimer_();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ticksAfterASecond = (controllers: readonly Controller[]) => {
  vi.advanceTimersByTime(1000);
  return controllers.map(({ ticks }) => ticks);
};

test('the timer of the only stream runs while the stream plays', () => {
  const player = createPlayer();
  retireReplacedStreams(player);
  player.setSource();
  player.play();
  expect(ticksAfterASecond(player.controllers)).toEqual([4]);
});

test('a stream that was replaced by another starts no timer at the next play', () => {
  const player = createPlayer();
  retireReplacedStreams(player);
  // Safari also sets a source more than once when it is played at once.
  for (let time = 0; time < 3; time += 1) player.setSource();
  player.play();
  expect(ticksAfterASecond(player.controllers)).toEqual([0, 0, 4]);
});

test('the timer of a stream ends when the stream is replaced or its player is disposed', () => {
  const player = createPlayer();
  const retire = retireReplacedStreams(player);
  player.setSource();
  player.play();
  retire();
  player.play();
  expect(ticksAfterASecond(player.controllers)).toEqual([0]);
});
