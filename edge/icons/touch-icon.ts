import { drawSign, type IconColors } from './drawn-sign.ts';
import { iconLetters } from './initials.ts';
import { placeLetters } from './monogram.ts';
import { encodePng } from './png.ts';

const SIDE_PX = 180;
export const ICON_LIMITS = { maxHeight: 0.48, maxDiagonal: 0.75 };

/**
 * Draws a channel's icon for Apple's systems, which ignore SVG icons. They round its corners and show
 * transparent areas as black, so it is an opaque square.
 */
export function drawTouchIcon(name: string, colors: IconColors): Promise<Uint8Array<ArrayBuffer>> {
  return encodePng(drawSign(placeLetters(iconLetters(name), SIDE_PX, ICON_LIMITS), colors, SIDE_PX), SIDE_PX);
}
