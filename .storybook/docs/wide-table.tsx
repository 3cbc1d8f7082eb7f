import type { ReactNode } from 'react';

interface WideTableProps {
  /** The accessible name of the table. */
  label: string;
  children: ReactNode;
}

/** Shows a table that scrolls sideways in a narrow window, so that the page does not. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has the focus.
    <section className="wide-table" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
