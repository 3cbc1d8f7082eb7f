import type videojs from 'video.js';
import { type CueText, cueText } from '../captions/cue-text';
import type { CaptionOption } from './engine-types';

type Player = ReturnType<typeof videojs>;

interface Cue {
  text: string;
  line?: number | 'auto';
  snapToLines?: boolean;
}

/**
 * The members of a text track that this file uses. The library's tracks and the browser's tracks both have
 * them.
 */
interface Track extends EventTarget {
  id: string;
  kind: string;
  label: string;
  language: string;
  default?: boolean;
  mode: string;
  activeCues: ArrayLike<Cue> | null;
}

interface TrackList extends ArrayLike<Track>, EventTarget {}

interface CaptionsState {
  captions: readonly CaptionOption[];
  caption: string | null;
  cues: readonly CueText[];
}

const idOf = ({ language, label }: Track) => `${language} ${label}`;

/**
 * The caption tracks of a player, from the stream and from caption files. The chosen track is `hidden`, so
 * that the browser keeps emitting its cues while we render them. It is `showing` only in a phone's native
 * full screen, where we can't render.
 */
export class EngineCaptions {
  #language: string | null | undefined;
  #chosen: string | undefined;
  #shown: Track | null = null;
  #isNative = false;
  readonly #list: TrackList;
  readonly #onChange: (onChange: CaptionsState) => void;

  constructor(
    player: Player,
    language: string | null | undefined,
    onChange: (onChange: CaptionsState) => void,
  ) {
    // The library declares its own class for the track list; at run time the list has the shape of
    // `TrackList`.
    this.#list = player.textTracks() as unknown as TrackList;
    this.#language = language;
    this.#onChange = onChange;
    for (const name of ['addtrack', 'removetrack']) this.#list.addEventListener(name, this.#update);
  }

  choose(id: string | null): void {
    const track = this.#tracks().find((one) => idOf(one) === id);
    this.#chosen = track && idOf(track);
    this.#language = track?.language ?? null;
    this.#update();
  }

  showNatively(natively: boolean): void {
    this.#isNative = natively;
    this.#update();
  }

  dispose(): void {
    this.#shown?.removeEventListener('cuechange', this.#report);
    for (const name of ['addtrack', 'removetrack']) this.#list.removeEventListener(name, this.#update);
  }

  #tracks(): Track[] {
    const seen = new Set<string>();
    return Array.from(this.#list).filter((track) => {
      if (track.kind !== 'subtitles' && track.kind !== 'captions') return false;
      const known = seen.has(idOf(track));
      seen.add(idOf(track));
      return !known;
    });
  }

  #pick(tracks: readonly Track[]): Track | null {
    if (this.#language === null) return null;
    if (this.#language === undefined) return tracks.find((track) => track.default) ?? null;
    const language = this.#language;
    return (
      tracks.find((track) => idOf(track) === this.#chosen) ??
      tracks.find((track) => track.language === language) ??
      tracks.find((track) => track.language.split('-')[0] === language.split('-')[0]) ??
      null
    );
  }

  #update = (): void => {
    const tracks = this.#tracks();
    const picked = this.#pick(tracks);
    if (picked !== this.#shown) {
      this.#shown?.removeEventListener('cuechange', this.#report);
      picked?.addEventListener('cuechange', this.#report);
      this.#shown = picked;
    }
    for (const track of tracks) {
      const mode = track !== picked ? 'disabled' : this.#isNative ? 'showing' : 'hidden';
      if (track.mode !== mode) track.mode = mode;
    }
    this.#report();
  };

  #report = (): void => {
    const shown = this.#shown;
    this.#onChange({
      captions: this.#tracks().map((track) => ({
        id: idOf(track),
        language: track.language,
        label: track.label,
      })),
      caption: shown && idOf(shown),
      cues: Array.from(shown?.activeCues ?? [], (cue) => cueText(cue.text, cue.line, cue.snapToLines)),
    });
  };
}
