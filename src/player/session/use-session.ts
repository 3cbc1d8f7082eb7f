import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Engine } from '../engine/engine-types';
import { loadEngine, waitUnlessLoading } from '../engine/load-engine';
import type { PlayerProps } from '../types';
import { createActions } from './actions';
import type { PlayerParts } from './player-context';
import { readPreferences } from './preferences';
import { createSession } from './session';

export type EngineStatus =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; parts: PlayerParts };

const LOAD_TIMEOUT_MS = 30_000;

/** Creates an engine in the host element while the component is mounted, and a session for that engine. */
export function useSession(
  host: RefObject<HTMLDivElement | null>,
  props: PlayerProps,
): [EngineStatus, retry: () => void] {
  const [state, setState] = useState<EngineStatus>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useEffectEvent(() => props);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load the stream again.
  useEffect(() => {
    let unmounted = false;
    let engine: Engine | null = null;
    let parts: PlayerParts | null = null;
    const timeout = setTimeout(() => fail(), LOAD_TIMEOUT_MS);
    function fail() {
      if (unmounted || parts) return;
      setState({ status: 'failed' });
      latest().onLog?.({ type: 'error', code: 'no-code', detail: '' });
    }
    const loading = waitUnlessLoading(latest().poster).then(loadEngine);
    const started = loading.then((createEngine) => {
      if (unmounted || !host.current) return;
      clearTimeout(timeout);
      const preferences = readPreferences();
      const { autoPlay, muted: silent, tile } = latest();
      const soundBlocked = autoPlay === 'muted' && !silent && !preferences.muted;
      const muted = tile ? !tile.sound : silent || soundBlocked || preferences.muted;
      engine = createEngine(host.current, { ...preferences, muted, soundBlocked, share: tile?.share ?? 1 });
      const session = createSession(engine, () => latest());
      parts = { engine, session, actions: createActions(engine, session) };
      setState({ status: 'ready', parts });
    });
    started.catch(fail);
    return () => {
      unmounted = true;
      clearTimeout(timeout);
      parts?.session.dispose();
      engine?.dispose();
      setState({ status: 'loading' });
    };
  }, [host, attempt]);

  const session = state.status === 'ready' ? state.parts.session : null;
  useEffect(() => session?.setSource(props.source), [session, props.source]);

  return [
    state,
    () => {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  ];
}
