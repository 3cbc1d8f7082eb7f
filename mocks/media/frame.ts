import { CAMERA } from './scene.ts';
import { loopSecondsOf, SCENES, type Scene, type SceneName } from './scenes.ts';

/** Positions a drawing inside another drawing. */
const placed = (drawing: string, x: number, y: number) =>
  drawing.replace('<svg ', `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" `);

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the part of the frame around the ball or a swimmer, for an enlarged image. */
function partAt({ focus, camera }: Scene, t: number, enlarged: number): Part {
  const [width, height] = [CAMERA.width / enlarged, CAMERA.height / enlarged];
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - size / 2, 0), whole - size));
  return {
    x: within(focus.x.at(t) - camera.x.at(t), width, CAMERA.width),
    y: within(focus.y.at(t) - camera.y.at(t), height, CAMERA.height),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Draws a frame of the video as an SVG, or an enlarged part of it. */
export function frame(seconds: number, name: SceneName = 'rink', enlarged = 1): string {
  const t = seconds % loopSecondsOf(name);
  const scene = SCENES[name]();
  const { ground, pieces, camera } = scene;
  const [left, top] = [camera.x.at(t), camera.y.at(t)];
  const drawn = [
    placed(ground, 0, 0),
    ...pieces.map(({ drawing, x, y }) => placed(drawing, x.at(t), y.at(t))),
  ];
  const part = partAt(scene, t, enlarged);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CAMERA.width}" height="${CAMERA.height}" viewBox="${part.x} ${part.y} ${part.width} ${part.height}">` +
    `<g transform="translate(${(-left).toFixed(1)} ${(-top).toFixed(1)})">${drawn.join('')}</g></svg>`
  );
}

const ENLARGED = [1.6, 1, 2, 1.3];
const MOMENTS = 24;

/** Draws the image of a library video: a frame of the video, often enlarged. */
export function stillOf(id: number, scene: SceneName = 'rink'): string {
  // 7 and 24 have no common divisor, so 24 neighbouring videos show 24 different moments.
  const moment = (id * 7) % MOMENTS;
  return frame((moment * loopSecondsOf(scene)) / MOMENTS, scene, ENLARGED[id % ENLARGED.length]);
}
