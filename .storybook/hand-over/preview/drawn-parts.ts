import type { DrawnPart } from '../facts';

/** What each file registers when it runs: see `mark-drawn-files.ts`. */
declare global {
  var grandstandParts: [file: string, components: unknown[]][] | undefined;
}

/** What React knows of an element or a component. It is not part of its API: the panel's test notices a change. */
interface Fiber {
  type: unknown;
  elementType: unknown;
  return: Fiber | null;
  alternate: Fiber | null;
}

const FIBER = '__reactFiber$';
const STYLE_KEY = /_([0-9a-f]{8})$/;

/** Parts of these folders say whether something belongs to the screen or to what is around it. */
const OWNER = /^(src\/(app|features)|\.storybook)\//;

/** Where a memoized component is loaded later, React knows only the function within it. */
function withInner(component: unknown): unknown[] {
  const inner: unknown = Object(component).type;
  return inner ? [component, inner] : [component];
}

function fileByComponent(): Map<unknown, string> {
  const files = new Map<unknown, string>();
  // A file that passes another's component on registers it too, but later.
  for (const [file, components] of globalThis.grandstandParts ?? [])
    for (const component of components.flatMap(withInner))
      if (!files.has(component)) files.set(component, file);
  return files;
}

function fiberOf(element: Element): Fiber | null {
  const name = Object.keys(element).find((key) => key.startsWith(FIBER));
  return name ? Reflect.get(element, name) : null;
}

/** The parts in the order in which they are found, each once. */
class Parts {
  readonly #within = new Map<string, Set<string>>();

  add(file: string, owner: string | null): void {
    const owners = this.#within.get(file) ?? new Set();
    if (owner) owners.add(owner);
    this.#within.set(file, owners);
  }

  read(): DrawnPart[] {
    return [...this.#within].map(([file, owners]) => ({ file, within: [...owners] }));
  }
}

/** The components and style sheets that drew what is in an element, from its outside to its inside. */
export function drawnParts(root: Element): { components: DrawnPart[]; styles: DrawnPart[] } {
  const files = fileByComponent();
  const owners = new Map<Fiber, string | null>();
  const components = new Parts();
  const styles = new Parts();

  /** Adds a component after those around it, and returns the nearest owner. */
  function visit(fiber: Fiber | null): string | null {
    const chain: Fiber[] = [];
    let at = fiber;
    while (at && !owners.has(at) && !(at.alternate && owners.has(at.alternate))) {
      chain.push(at);
      at = at.return;
    }
    let owner = at ? (owners.get(at) ?? (at.alternate && owners.get(at.alternate)) ?? null) : null;
    for (const one of chain.reverse()) {
      const file = files.get(one.type) ?? files.get(one.elementType);
      if (file && OWNER.test(file)) owner = file;
      owners.set(one, owner);
      if (file) components.add(file, owner);
    }
    return owner;
  }

  for (const element of root.querySelectorAll('*')) {
    const owner = visit(fiberOf(element));
    for (const name of element.classList) {
      const [, key] = STYLE_KEY.exec(name) ?? [];
      if (key) styles.add(key, owner);
    }
  }
  return { components: components.read(), styles: styles.read() };
}
