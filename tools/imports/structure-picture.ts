import { directImports, type GroupImports, layersOf } from './folder-groups.ts';

const BOX = { height: 34, gap: 28, padding: 14, letter: 8.2 };
const ROW = 92;
const MARGIN = 24;

interface Box {
  group: string;
  x: number;
  y: number;
  width: number;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const widthOf = (group: string) => Math.round(group.length * BOX.letter + 2 * BOX.padding);
const middle = ({ x, width }: Box) => x + width / 2;

/** Orders each layer by the positions of its importers, so that fewer arrows cross. */
function placeBoxes(layers: readonly string[][], groups: GroupImports): Map<string, Box> {
  const rowWidth = (row: readonly string[]) =>
    row.reduce((sum, group) => sum + widthOf(group) + BOX.gap, -BOX.gap);
  const width = Math.max(...layers.map(rowWidth));
  const boxes = new Map<string, Box>();
  for (const [index, layer] of layers.toReversed().entries()) {
    const pull = (group: string) => {
      const importers = [...boxes.values()].filter((box) => groups.get(box.group)?.has(group));
      return importers.reduce((sum, box) => sum + middle(box), 0) / (importers.length || 1);
    };
    const row = layer.toSorted((one, other) => pull(one) - pull(other));
    let x = MARGIN + (width - rowWidth(row)) / 2;
    for (const group of row) {
      boxes.set(group, { group, x, y: MARGIN + index * ROW, width: widthOf(group) });
      x += widthOf(group) + BOX.gap;
    }
  }
  return boxes;
}

/** Draws the groups and their imports as SVG, importers above what they import. Throws on a cycle. */
export function structurePicture(groups: GroupImports): string {
  const layers = layersOf(groups);
  const direct = directImports(groups);
  const boxes = placeBoxes(layers, direct);
  const all = [...boxes.values()];
  const width = Math.max(...all.map((box) => box.x + box.width)) + MARGIN;
  const height = MARGIN * 2 + (layers.length - 1) * ROW + BOX.height;
  const arrows = [...direct].flatMap(([group, imports]) =>
    [...imports].sort().flatMap((name) => {
      const [from, to] = [boxes.get(group), boxes.get(name)];
      if (!from || !to) return [];
      const [x1, y1, x2, y2] = [middle(from), from.y + BOX.height, middle(to), to.y - 6];
      return `<path d="M${x1} ${y1}C${x1} ${y1 + 40} ${x2} ${y2 - 40} ${x2} ${y2}" marker-end="url(#head)"/>`;
    }),
  );
  const labels = all.map(
    ({ group, x, y, width: boxWidth }) =>
      `<rect x="${x}" y="${y}" width="${boxWidth}" height="${BOX.height}" rx="6"/>` +
      `<text x="${x + boxWidth / 2}" y="${y + 22}">${escapeXml(group)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Which folders of the code import which; an import that follows from others is left out</title>
<style>rect{fill:#eef3fb;stroke:#33527a}text{font:14px sans-serif;text-anchor:middle;fill:#14243a}path{fill:none;stroke:#6b85a8}</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" style="fill:#6b85a8;stroke:none"/></marker></defs>
<rect width="100%" height="100%" style="fill:#fff;stroke:none"/>
${arrows.join('\n')}
${labels.join('\n')}
</svg>
`;
}
