import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retireReplacedStreams } from './engine-timers';

/** A stream of the library: its controller restarts a timer at each play, also after another stream replaced it. */
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

/** A player of the library with what is used here. */
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

test('the timer of the one stream runs while it plays', () => {
  const player = createPlayer();
  retireReplacedStreams(player);
  player.setSource();
  player.play();
  expect(ticksAfterASecond(player.controllers)).toEqual([4]);
});

test('a stream that another one replaced starts no timer at the next play', () => {
  const player = createPlayer();
  retireReplacedStreams(player);
  // As in Safari, which sets a source that is played at once twice.
  for (let time = 0; time < 3; time += 1) player.setSource();
  player.play();
  expect(ticksAfterASecond(player.controllers)).toEqual([0, 0, 4]);
});

test('a running timer ends when the stream is replaced or its player is disposed', () => {
  const player = createPlayer();
  const retire = retireReplacedStreams(player);
  player.setSource();
  player.play();
  retire();
  player.play();
  expect(ticksAfterASecond(player.controllers)).toEqual([0]);
});
