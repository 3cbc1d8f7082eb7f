/** What a screen reader announces of an element. */
export interface Heard {
  role: string;
  name: string;
}

export interface HeardInMarkup extends Heard {
  /** Such as `expanded=false`. */
  states: readonly string[];
}

/** What was heard on one page in one engine. */
export interface HeardPage {
  engine: string;
  page: string;
  /** By the page's markup, as `dom-accessibility-api` reads it. */
  markup: readonly HeardInMarkup[];
  /** By the engine itself; null where it was not asked. */
  own: readonly (Heard | null)[];
  announced: readonly string[];
}

/** Engines that call a role differently, which a reader announces alike. */
const SAME_ROLES: Readonly<Record<string, string>> = {
  image: 'img',
  graphic: 'img',
  DisclosureTriangle: 'button',
};

/** The demo's clock runs on between two engines, so figures are left out. */
const withoutFigures = (text: string) => text.replace(/\d+/g, '#');

const toLine = ({ role, name }: Heard) =>
  withoutFigures(`${SAME_ROLES[role] ?? role} | ${name.replace(/\s+/g, ' ').trim()}`);

/** The text of a page as a reader goes through it. */
export const toText = ({ markup, announced }: HeardPage): string =>
  [
    ...markup.map((heard) => [toLine(heard), ...heard.states].join(' | ')),
    ...announced.map((line) => withoutFigures(`announced: ${line}`)),
  ].join('\n');

/** Each place where an engine differs from the markup, or two engines differ from each other. */
export function heardDifferences(pages: readonly HeardPage[]): string[] {
  const own = pages.flatMap(({ engine, page, markup, own }) =>
    markup.flatMap((expected, index) => {
      const heard = own[index];
      if (heard === null) return [];
      const [wanted, found] = [toLine(expected), heard ? toLine(heard) : 'nothing'];
      return wanted === found ? [] : [`${engine}, ${page}: “${wanted}” is “${found}” in the engine`];
    }),
  );
  const firsts = new Map<string, HeardPage>();
  const between = pages.flatMap((heard) => {
    const first = firsts.get(heard.page);
    if (!first) {
      firsts.set(heard.page, heard);
      return [];
    }
    return lineDifferences(toText(first), toText(heard)).map(
      ([one, other]) => `${heard.page}: ${first.engine} has “${one}”, ${heard.engine} “${other}”`,
    );
  });
  return [...new Set([...own, ...between])];
}

/** The lines that only one of two texts has, in pairs. */
function lineDifferences(one: string, other: string): [string, string][] {
  const [left, right] = [one.split('\n'), other.split('\n')];
  const onlyIn = (lines: string[], others: string[]) => {
    const rest = [...others];
    return lines.filter((line) => {
      const at = rest.indexOf(line);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  const [lost, added] = [onlyIn(left, right), onlyIn(right, left)];
  return Array.from({ length: Math.max(lost.length, added.length) }, (_, index) => [
    lost[index] ?? 'nothing',
    added[index] ?? 'nothing',
  ]);
}
