/**
 * Returns the window whose address a person sees and copies: Storybook's window around this page, or this
 * one.
 */
const outer = (): Window => window.parent;

export const outerQuery = (): URLSearchParams => new URLSearchParams(outer().location.search);

/** Writes what a page shows into the address, and removes parameters that are empty. */
export function writeToAddress(query: URLSearchParams): void {
  const address = new URL(outer().location.href);
  for (const [name, value] of query) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  outer().history.replaceState(outer().history.state, '', address);
}
