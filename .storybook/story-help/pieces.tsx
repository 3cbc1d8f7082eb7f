import type { ReactNode } from 'react';
import type { SiteState } from '../demo/site-state';

/** Says on the page of a component when to use it, and when not. */
export function used(use: string) {
  return { parameters: { docs: { description: { component: use } } } };
}

/** The same for a component that needs the channel's data, the viewer or the API. */
export function usedInChannel(use: string, state: Partial<SiteState> = {}) {
  return {
    parameters: {
      // Each story has its own channel and account, so the page shows each in a frame.
      docs: { description: { component: use }, story: { inline: false, height: '480px' } },
      site: { path: '/', isPiece: true, ...state },
    },
  };
}

export const FRENCH = { globals: { language: 'fr' } };
export const LIGHT = { globals: { theme: 'light' } };

const STATES = ['rest', 'hover', 'focus', 'pressed'] as const;

/** Shows a component at rest, under a pointer, with the focus and pressed, side by side and without a mouse. */
export const inEachState = (component: ReactNode) => ({
  parameters: {
    pseudo: {
      hover: '[data-state="hover"] *',
      focusVisible: '[data-state="focus"] *',
      active: '[data-state="pressed"] *',
    },
  },
  render: () => <InEachState>{component}</InEachState>,
});

function InEachState({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}>
      {STATES.map((state) => (
        <section key={state} data-state={state}>
          <p>{state}</p>
          {children}
        </section>
      ))}
    </div>
  );
}
