import type { Event } from '@generated/model';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { useFullScreen } from '../../../player/controls/use-full-screen';
import { readPreferences } from '../../../player/session/preferences';
import { useAutoPlay } from '../../../player/session/use-auto-play';
import type { PlayerHandle } from '../../../player/types';
import { persistentPlayer } from '../persistent-player/persistent-player-store';
import { isEmbedded } from '../watch/is-embedded';
import type { Watch } from '../watch/use-watch';
import { AddGames } from './add-games';
import { createTiles } from './create-tiles';
import { type ExcludedGame, GameTile } from './game-tile';
import { MAX_GAMES, severalPath } from './games-in-address';
import styles from './several.module.css';
import { SeveralBar } from './several-bar';
import type { SeveralShortcut } from './several-shortcut';
import { changeLayout } from './stage-layout';
import { StartGames } from './start-games';
import { TileNotice } from './tile-notice';
import { tileProblem } from './tile-problem';
import { useOtherGames } from './use-other-games';
import { useSeveralKeys } from './use-several-keys';

interface SeveralStageProps {
  event: Event;
  watch: Watch;
  /** The ids of the other games in the URL. */
  others: readonly number[];
}

const ownPlayer = () => persistentPlayer.get().player;

/**
 * Plays other games next to the page's own game. The own game stays in the persistent
 * player, so that it plays on when the others open and close.
 */
export function SeveralStage({ event, watch, others }: SeveralStageProps) {
  const own = event.id;
  const navigate = useNavigate();
  const title = useEventTitle()(event);
  const autoPlay = useAutoPlay();
  const [started, setStarted] = useState(
    () => autoPlay !== false || ownPlayer()?.playback.get().shouldPlay === true,
  );
  const [paused, setPaused] = useState(false);
  // The value is null for a game that does not exist.
  const [excluded, setExcluded] = useState<ReadonlyMap<number, ExcludedGame | null>>(new Map());
  const [layout, change] = useReducer(changeLayout, null, () => ({
    sound: autoPlay === 'muted' || readPreferences().muted ? null : own,
    full: null,
  }));
  const bar = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(bar, undefined);
  const players = useRef(new Map<number, PlayerHandle>());

  const ids = useMemo(() => [own, ...others.filter((id) => !excluded.has(id))], [own, others, excluded]);
  const addable = useOtherGames(event).filter(({ id }) => !ids.includes(id));

  function exclude(id: number, game: ExcludedGame | null): void {
    setExcluded((before) => new Map([...before, [id, game]]));
  }

  function togglePlay(): void {
    if (!started) {
      setStarted(true);
      return;
    }
    setPaused(!paused);
    for (const player of [ownPlayer(), ...players.current.values()])
      if (paused) player?.play();
      else player?.pause();
  }

  function run(shortcut: SeveralShortcut): boolean {
    const id = shortcut.type === 'game' ? ids[shortcut.index] : layout.full;
    switch (shortcut.type) {
      case 'game':
        if (id != null) change({ type: 'sound', id, on: true });
        return true;
      case 'mute':
        change({ type: 'toggle-sound', first: own });
        return true;
      case 'toggle':
        togglePlay();
        return true;
      case 'full-screen':
        fullScreen.toggle();
        return true;
      case 'return':
        if (id != null) change({ type: 'full', id, on: false });
        return id != null;
    }
  }
  useSeveralKeys({ inside: bar, count: ids.length, run });

  const tiles = useMemo(() => {
    function remove(id: number): void {
      change({ type: 'removed', id });
      // Focuses another button, because the pressed button disappears with its tile.
      bar.current?.querySelector('button')?.focus();
      void navigate(severalPath(ids.filter((other) => other !== id)), { replace: true });
    }
    return createTiles(ids, layout, { change, remove });
  }, [ids, layout, navigate]);
  const ownTile = tiles.get(own) ?? null;
  useLayoutEffect(() => persistentPlayer.set({ tile: ownTile }), [ownTile]);
  useLayoutEffect(() => () => persistentPlayer.set({ tile: null }), []);

  // Starts the page's own game with the others. It may be paused, or its code may load only now.
  const ownHandle = useSyncExternalStore(persistentPlayer.subscribe, ownPlayer);
  const shouldPlay = started && !paused;
  useEffect(() => {
    if (shouldPlay) ownHandle?.play();
  }, [shouldPlay, ownHandle]);

  const problem = watch.access && tileProblem(watch.access, isEmbedded(event));
  return (
    <>
      {problem && ownTile && (
        <div className={styles.own} data-hidden={layout.full !== null && layout.full !== own}>
          <TileNotice id={own} number={1} title={title} reason={problem} onRemove={ownTile.onRemove} />
        </div>
      )}
      {ids.slice(1).map((id) => {
        const tile = tiles.get(id);
        return (
          tile && (
            <GameTile
              key={id}
              id={id}
              tile={tile}
              hidden={layout.full !== null && layout.full !== id}
              started={started}
              player={(player) => {
                if (player) players.current.set(id, player);
                else players.current.delete(id);
              }}
              onExclude={(game) => exclude(id, game)}
              onNotFound={() => exclude(id, null)}
            />
          )
        );
      })}
      {!started && <StartGames count={ids.length} onStart={() => setStarted(true)} />}
      {ids.length < MAX_GAMES && layout.full === null && (
        <AddGames
          games={addable}
          onAdd={(id) => void navigate(severalPath([...ids, id]), { replace: true })}
        />
      )}
      <SeveralBar
        ref={bar}
        ids={ids}
        title={title}
        full={layout.full}
        excluded={others.flatMap((id) => excluded.get(id) ?? [])}
        notFoundCount={others.filter((id) => excluded.get(id) === null).length}
        plays={started && !paused}
        fullScreen={fullScreen}
        onToggle={togglePlay}
      />
    </>
  );
}
