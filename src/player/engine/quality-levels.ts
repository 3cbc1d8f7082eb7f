/** One rendition of a stream, as the streaming engine reports it. */
export interface Rendition {
  id: string;
  height: number | null;
  /** Bits per second. */
  bandwidth: number;
}

export interface Quality {
  id: string;
  height: number | null;
  /** The bit rate, set only where another rendition has the same height, or the height is unknown. */
  megabits: number | null;
  renditions: readonly string[];
}

const ROUNDING = 100_000;

/**
 * The qualities that a viewer can choose, best first. Renditions with the same label are merged into one
 * choice.
 */
export function qualitiesOf(renditions: readonly Rendition[]): Quality[] {
  const sorted = renditions.toSorted(
    (a, b) => (b.height ?? 0) - (a.height ?? 0) || b.bandwidth - a.bandwidth,
  );
  const groups = new Map<string, { height: number | null; megabits: number; renditions: string[] }>();
  for (const { id, height, bandwidth } of sorted) {
    const megabits = Math.max(0.1, Math.round(bandwidth / ROUNDING) / 10);
    const key = `${height ?? 0}-${megabits}`;
    const group = groups.get(key) ?? { height, megabits, renditions: [] };
    group.renditions.push(id);
    groups.set(key, group);
  }
  const list = [...groups].map(([id, group]) => ({ id, ...group }));
  const alone = (height: number | null) =>
    height !== null && list.filter((q) => q.height === height).length === 1;
  return list.map((quality) => ({ ...quality, megabits: alone(quality.height) ? null : quality.megabits }));
}
