import { LOOP_SECONDS } from './scene.ts';

/** The address of the demo video's picture at this moment of a recording. */
export const framePicture = (seconds: number): string =>
  `/media/frame-${Math.floor(seconds) % LOOP_SECONDS}.webp`;
