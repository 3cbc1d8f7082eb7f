import { loopSecondsOf, type SceneName } from './scenes.ts';

const INTERVAL_SECONDS = 4;
const [COLUMNS, WIDTH, HEIGHT] = [3, 160, 90];

/** Returns the ffmpeg filter that makes a sprite sheet from a scene's film. */
export const sheetFilter = (scene: SceneName): string =>
  `fps=1/${INTERVAL_SECONDS}:start_time=0,scale=${WIDTH}:${HEIGHT},tile=${COLUMNS}x${loopSecondsOf(scene) / INTERVAL_SECONDS / COLUMNS}`;

export const sheetOf = (scene: SceneName): string =>
  scene === 'rink' ? 'thumbnails.jpg' : `thumbnails-${scene}.jpg`;

const stamp = (seconds: number) => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.000`;
};

/** Returns WebVTT that maps the seconds of a recording to parts of the sprite sheet. */
export function thumbnailsFile(seconds: number, scene: SceneName): string {
  const cues: string[] = [];
  for (let start = 0; start < seconds; start += INTERVAL_SECONDS) {
    const index = (start % loopSecondsOf(scene)) / INTERVAL_SECONDS;
    const [x, y] = [(index % COLUMNS) * WIDTH, Math.floor(index / COLUMNS) * HEIGHT];
    cues.push(
      `${stamp(start)} --> ${stamp(start + INTERVAL_SECONDS)}\n/media/files/${sheetOf(scene)}#xywh=${x},${y},${WIDTH},${HEIGHT}\n`,
    );
  }
  return `WEBVTT\n\n${cues.join('\n')}`;
}
