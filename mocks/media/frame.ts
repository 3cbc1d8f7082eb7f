import { CAMERA, cameraPath, LOOP_SECONDS, player, puck, puckPath, rink, scoreboard, skaters } from './scene.ts';

/** A drawing at a place of another one. */
const placed = (drawing: string, x: number, y: number) =>
  drawing.replace('<svg ', `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" `);

/** The demo video's picture at a moment, as an SVG. */
export function frame(seconds: number): string {
  const t = seconds % LOOP_SECONDS;
  const [left, top] = [cameraPath.x.at(t), cameraPath.y.at(t)];
  const field = [
    placed(rink(), 0, 0),
    ...skaters().map(({ side, number, x, y }) => placed(player(side, number), x.at(t), y.at(t))),
    placed(puck(), puckPath.x.at(t), puckPath.y.at(t)),
  ];
  const { width, height } = CAMERA;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g transform="translate(${(-left).toFixed(1)} ${(-top).toFixed(1)})">${field.join('')}</g>` +
    `${placed(scoreboard(), 32, 32)}</svg>`
  );
}
