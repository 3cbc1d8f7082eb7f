import { type FakeEngine, fakeEngine } from '@/player/engine/fake-engine.test-help';
import { rest } from './fake-time';

const engines = new Set<FakeEngine>();

/** Creates an engine whose streams play at once, as long as nothing breaks them. */
export function createPlayingEngine(): FakeEngine {
  const engine = fakeEngine();
  const { load } = engine;
  engine.load = (source) => {
    load(source);
    void rest(0).then(() => engine.progress());
  };
  engine.dispose = () => engines.delete(engine);
  engines.add(engine);
  return engine;
}

function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/**
 * Breaks every stream by a connection that is lost and returns. The players then request fresh addresses at
 * once, not after a delay.
 */
export function breakStreams(): void {
  setOnline(false);
  for (const engine of engines) engine.fail();
  setOnline(true);
}
