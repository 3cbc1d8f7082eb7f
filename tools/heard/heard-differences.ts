import { addedItems, announcedLines, type HeardStep, toLine, toLineWithStates } from './heard-step.ts';

/**
 * Lists where an engine computes another role or name than the markup has, and where two engines differ. A
 * difference that occurs at several steps is listed at the first.
 */
export function heardDifferences(steps: readonly HeardStep[]): string[] {
  const seen = new Set<string>();
  const listed: string[] = [];
  const list = ({ journey, step }: HeardStep, difference: string) => {
    if (seen.has(difference)) return;
    seen.add(difference);
    listed.push(`${difference} (${journey}: ${step})`);
  };

  for (const step of steps)
    for (const { own, ...markup } of step.elements) {
      if (own === null || isSame(step.engine, toLine(own), toLine(markup))) continue;
      list(step, `${step.engine} computes “${toLine(own)}” for “${toLine(markup)}”`);
    }

  const firsts = new Map<string, HeardStep>();
  for (const step of steps) {
    const key = `${step.journey}: ${step.step}`;
    const first = firsts.get(key);
    if (!first) firsts.set(key, step);
    else
      for (const [one, other] of pairDifferences(toLines(first), toLines(step)))
        list(step, `${first.engine} has “${one}”, ${step.engine} “${other}”`);
  }
  return listed;
}

/** WebKitGTK computes a name from the rendered lines, and loses the space at a line break. */
function isSame(engine: string, own: string, markup: string): boolean {
  const words = (line: string) => (engine === 'WebKit' ? line.replaceAll(' ', '') : line);
  return words(own) === words(markup);
}

const toLines = (step: HeardStep) => [...announcedLines(step), ...step.elements.map(toLineWithStates)];

const roleOf = (line: string) => line.split(/ \||:/, 1)[0];

/** Pairs the lines that only one of two lists has by their role. */
function pairDifferences(one: readonly string[], other: readonly string[]): [string, string][] {
  const asIs = (line: string) => line;
  const added = addedItems(one, other, asIs);
  const pairs = addedItems(other, one, asIs).map((line): [string, string] => {
    const index = added.findIndex((each) => roleOf(each) === roleOf(line));
    return [line, index < 0 ? 'nothing' : (added.splice(index, 1)[0] ?? 'nothing')];
  });
  return [...pairs, ...added.map((line): [string, string] => ['nothing', line])];
}
