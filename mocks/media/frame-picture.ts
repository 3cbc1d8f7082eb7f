import { loopSecondsOf, type SceneName } from './scenes.ts';

/** The address of the picture that a recording shows at this moment. */
export const framePicture = (seconds: number, scene: SceneName): string =>
  `/media/frame-${scene}-${Math.floor(seconds) % loopSecondsOf(scene)}.webp`;
