import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Engine } from '../engine/engine-types';
import { behindPoster, loadEngine } from '../engine/load-engine';
import type { PlayerProps } from '../types';
import { createActions } from './actions';
import type { PlayerParts } from './player-context';
import { readPreferences } from './preferences';
import { createSession } from './session';

export type EngineStatus =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; parts: PlayerParts };

const CODE_MS = 30_000;

/** An engine in the host element while it is mounted, and the video's session in it. */
export function useSession(
  host: RefObject<HTMLDivElement | null>,
  props: PlayerProps,
): [EngineStatus, retry: () => void] {
  const [state, setState] = useState<EngineStatus>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt asks for another try
  useEffect(() => {
    let gone = false;
    let engine: Engine | null = null;
    let parts: PlayerParts | null = null;
    const late = setTimeout(() => fail(), CODE_MS);
    function fail() {
      if (gone || parts) return;
      setState({ status: 'failed' });
      latest.current.onLog?.({ type: 'error', code: 'no-code', detail: '' });
    }
    const loading = behindPoster(latest.current.poster).then(loadEngine);
    const begin = loading.then((createEngine) => {
      if (gone || !host.current) return;
      clearTimeout(late);
      const preferences = readPreferences();
      const muted = latest.current.muted || preferences.muted;
      engine = createEngine(host.current, { ...preferences, muted });
      const session = createSession(engine, () => latest.current);
      parts = { engine, session, actions: createActions(engine, session) };
      setState({ status: 'ready', parts });
    });
    begin.catch(fail);
    return () => {
      gone = true;
      clearTimeout(late);
      parts?.session.dispose();
      engine?.dispose();
      setState({ status: 'loading' });
    };
  }, [host, attempt]);

  const session = state.status === 'ready' ? state.parts.session : null;
  useEffect(() => session?.offer(props.source), [session, props.source]);

  return [
    state,
    () => {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  ];
}
