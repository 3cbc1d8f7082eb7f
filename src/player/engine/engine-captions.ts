import type videojs from 'video.js';
import { type CueText, cueText } from '../captions/cue-text';
import type { CaptionOption } from './engine-types';

type Player = ReturnType<typeof videojs>;

interface Cue {
  text: string;
  line?: number | 'auto';
  snapToLines?: boolean;
}

/** What is used of a text track, the library's and the browser's alike. */
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

interface Told {
  captions: readonly CaptionOption[];
  caption: string | null;
  cues: readonly CueText[];
}

const idOf = ({ language, label }: Track) => `${language} ${label}`;

/**
 * Captions of a player, within the stream and beside it. The chosen track stays hidden, which keeps its cues
 * coming: they are drawn by us. Only a phone's own full screen, where we can't draw, shows it itself.
 */
export class EngineCaptions {
  #language: string | null | undefined;
  #chosen: string | undefined;
  #shown: Track | null = null;
  #native = false;
  readonly #list: TrackList;
  readonly #told: (told: Told) => void;

  constructor(player: Player, language: string | null | undefined, told: (told: Told) => void) {
    // The library types its track list by its own class, which is this shape.
    this.#list = player.textTracks() as unknown as TrackList;
    this.#language = language;
    this.#told = told;
    for (const name of ['addtrack', 'removetrack']) this.#list.addEventListener(name, this.#update);
  }

  choose(id: string | null): void {
    const track = this.#tracks().find((one) => idOf(one) === id);
    this.#chosen = track && idOf(track);
    this.#language = track?.language ?? null;
    this.#update();
  }

  showNatively(natively: boolean): void {
    this.#native = natively;
    this.#update();
  }

  dispose(): void {
    this.#shown?.removeEventListener('cuechange', this.#tell);
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
      this.#shown?.removeEventListener('cuechange', this.#tell);
      picked?.addEventListener('cuechange', this.#tell);
      this.#shown = picked;
    }
    for (const track of tracks) {
      const mode = track !== picked ? 'disabled' : this.#native ? 'showing' : 'hidden';
      if (track.mode !== mode) track.mode = mode;
    }
    this.#tell();
  };

  #tell = (): void => {
    const shown = this.#shown;
    this.#told({
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
