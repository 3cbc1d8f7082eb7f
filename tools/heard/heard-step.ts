/** What a screen reader announces of an element. */
export interface Heard {
  role: string;
  name: string;
}

export interface HeardInMarkup extends Heard {
  /** Such as `expanded=false`. */
  states: readonly string[];
}

/** An element by the page's markup, and as the engine itself computes it. */
export interface HeardElement extends HeardInMarkup {
  /** Null where the engine was not asked. */
  own: Heard | null;
}

/** What was heard at one step of a journey in one engine. */
export interface HeardStep {
  engine: string;
  journey: string;
  step: string;
  /** The title of the page. */
  title: string;
  /** Where the keyboard is, which a reader reads when it moves. */
  focus: HeardInMarkup | null;
  elements: readonly HeardElement[];
  /** What live regions announced since the step before. */
  announced: readonly string[];
}

/** Engines that call a role differently, which a reader announces alike. */
const SAME_ROLES: Readonly<Record<string, string>> = {
  image: 'img',
  graphic: 'img',
  DisclosureTriangle: 'button',
};

/** The clock runs on between two engines: figures and times differ, and so does the game that is the latest. */
export const withoutFigures = (text: string) =>
  text
    .replace(/\b[A-Z]\w+ at [A-Z]\w+\b(?: \(chosen\))?/g, '(game)')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\d+(?:[:.,]\d+)*/g, '#');

/** The line of an element, without its states. */
export const toLine = ({ role, name }: Heard): string =>
  withoutFigures(`${SAME_ROLES[role] ?? role} | ${name}`);

export const toLineWithStates = (heard: HeardInMarkup): string =>
  [toLine(heard), ...heard.states.map(withoutFigures)].join(' | ');

/** The lines of what is announced at a step, apart from the elements. */
export const announcedLines = ({ title, focus, announced }: HeardStep): string[] => [
  withoutFigures(`page: ${title}`),
  ...(focus ? [`focus: ${toLineWithStates(focus)}`] : []),
  ...announced.map((line) => withoutFigures(`announced ${line}`)),
];

/** The items that the second list has more often than the first. */
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

/** The text of a journey's steps: at each one what is announced, then what was not there before. */
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
