/** The role and name of an element, as a screen reader announces them. */
export interface Heard {
  role: string;
  name: string;
}

export interface HeardInMarkup extends Heard {
  /** States such as `expanded=false`. */
  states: readonly string[];
}

/** An element according to the page's markup, and according to the engine's own accessibility tree. */
export interface HeardElement extends HeardInMarkup {
  /** Null if the engine's accessibility tree was not read. */
  own: Heard | null;
}

/** Everything that was recorded at one step of a journey in one engine. */
export interface HeardStep {
  engine: string;
  journey: string;
  step: string;
  /** The title of the page. */
  title: string;
  /** The focused element, which a screen reader announces when the focus moves. */
  focus: HeardInMarkup | null;
  elements: readonly HeardElement[];
  /** Announcements of live regions since the previous step. */
  announced: readonly string[];
}

/** Role names that differ between engines but are announced alike. */
const SAME_ROLES: Readonly<Record<string, string>> = {
  image: 'img',
  graphic: 'img',
  DisclosureTriangle: 'button',
};

/** Replaces numbers, times and the game's name, which change between two runs because time passes. */
export const withoutFigures = (text: string) =>
  text
    .replace(/\b[A-Z]\w+ at [A-Z]\w+\b(?: \(chosen\))?/g, '(game)')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\d+(?:[:.,]\d+)*/g, '#');

/** Returns an element's role and name as one line, without its states. */
export const toLine = ({ role, name }: Heard): string =>
  withoutFigures(`${SAME_ROLES[role] ?? role} | ${name}`);

export const toLineWithStates = (heard: HeardInMarkup): string =>
  [toLine(heard), ...heard.states.map(withoutFigures)].join(' | ');

/** Returns lines for the title, the focus and the announcements of a step, without its elements. */
export const announcedLines = ({ title, focus, announced }: HeardStep): string[] => [
  withoutFigures(`page: ${title}`),
  ...(focus ? [`focus: ${toLineWithStates(focus)}`] : []),
  ...announced.map((line) => withoutFigures(`announced ${line}`)),
];

/** Returns the items that occur more often in the second list than in the first. */
export function addedItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  toKey: (item: Item) => string,
): Item[] {
  const rest = before.map(toKey);
  return after.filter((item) => {
    const index = rest.indexOf(toKey(item));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/**
 * Writes the steps of a journey as text. Each step has its announcements and the elements that were not there
 * before.
 */
export function toText(steps: readonly HeardStep[]): string {
  let before: readonly HeardElement[] = [];
  const parts = steps.map((step) => {
    const added = addedItems(before, step.elements, toLineWithStates);
    before = step.elements;
    return [`# ${step.step}`, ...announcedLines(step), ...added.map(toLineWithOwn)].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

function toLineWithOwn(element: HeardElement): string {
  const line = toLineWithStates(element);
  if (element.own === null) return line;
  const own = toLine(element.own);
  return own === toLine(element) ? line : `${line}   (the engine: ${own})`;
}
