import { loopSecondsOf, type SceneName } from './scenes.ts';

/** Returns the URL of the image of this moment in a recording. */
export const framePicture = (seconds: number, scene: SceneName): string =>
  `/media/frame-${scene}-${Math.floor(seconds) % loopSecondsOf(scene)}.webp`;
