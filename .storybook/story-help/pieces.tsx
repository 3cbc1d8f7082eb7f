import type { ReactNode } from 'react';
import type { SiteState } from '../demo/site-state';

const FRAMED = { inline: false, height: '480px' };

/** Explains on a component's page when to use the component and when not. */
export function used(use: string) {
  return { parameters: { docs: { description: { component: use } } } };
}

/**
 * Explains a component that opens over the page. Each story is in a frame, so that the component covers only
 * the frame.
 */
export function usedOverPages(use: string) {
  return { parameters: { docs: { description: { component: use }, story: FRAMED } } };
}

/**
 * Explains a component that needs the channel, the viewer or the API. Each story has its own of these, in a
 * frame.
 */
export function usedInChannel(use: string, state: Partial<SiteState> = {}) {
  return {
    parameters: { ...usedOverPages(use).parameters, site: { path: '/', isPiece: true, ...state } },
  };
}

export const FRENCH = { globals: { language: 'fr' } };
export const LIGHT = { globals: { theme: 'light' } };

/** Selects the elements that react to a pointer and the focus. */
const PRESSED = ':is(a, button, input, select)';

const STATES = ['rest', 'hover', 'focus', 'pressed'] as const;

/** Shows a component at rest, under a pointer, with the focus and pressed, side by side and without a mouse. */
export const inEachState = (component: ReactNode) => ({
  parameters: {
    pseudo: {
      hover: `[data-state="hover"] ${PRESSED}`,
      focusVisible: `[data-state="focus"] ${PRESSED}`,
      active: `[data-state="pressed"] ${PRESSED}`,
    },
  },
  render: () => <InEachState>{component}</InEachState>,
});

function InEachState({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
      {STATES.map((state) => (
        <section key={state} data-state={state}>
          <p>{state}</p>
          {children}
        </section>
      ))}
    </div>
  );
}
