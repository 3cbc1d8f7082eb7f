import type { DrawnPart } from '../facts';

/** The register of components, to which each file adds its own when it runs: see `mark-drawn-files.ts`. */
declare global {
  var grandstandParts: [file: string, components: unknown[]][] | undefined;
}

/**
 * React's internal data about an element or component. It is not part of React's API, so the panel's test
 * checks that it still exists.
 */
interface Fiber {
  type: unknown;
  elementType: unknown;
  return: Fiber | null;
  alternate: Fiber | null;
}

const FIBER = '__reactFiber$';
const STYLE_KEY = /_([0-9a-f]{8})$/;

/** Files in these folders decide whether a part belongs to the screen or to what surrounds it. */
const OWNER = /^(src\/(app|features)|\.storybook)\//;

/**
 * Returns a component with its inner function, because React knows only that function of a memoized component
 * that loads later.
 */
function withInner(component: unknown): unknown[] {
  const inner: unknown = Object(component).type;
  return inner ? [component, inner] : [component];
}

function fileByComponent(): Map<unknown, string> {
  const files = new Map<unknown, string>();
  // The first registration counts, because a file that re-exports a component registers it again later.
  for (const [file, components] of globalThis.grandstandParts ?? [])
    for (const component of components.flatMap(withInner))
      if (!files.has(component)) files.set(component, file);
  return files;
}

function fiberOf(element: Element): Fiber | null {
  const name = Object.keys(element).find((key) => key.startsWith(FIBER));
  return name ? Reflect.get(element, name) : null;
}

/** Collects the parts in the order in which they are found, each once. */
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

/** Returns the components and style sheets that drew an element's content, from the outside to the inside. */
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
