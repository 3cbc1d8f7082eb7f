import type { Hex } from '../../../src/theme/color';
import type { ContrastRow } from './contrast-rows';

/** Below this contrast, a colour is only for graphics, and no text may have it. */
const LEAST_FOR_TEXT = 4.5;

interface ContrastCellProps {
  row: ContrastRow;
  /** The colour of words on the page. */
  bodyText: Hex;
}

/** A contrast in its own colours: those of a text as text, those of an edge as an edge. */
export function ContrastCell({ row: { color, background, ratio, least }, bodyText }: ContrastCellProps) {
  const style =
    least < LEAST_FOR_TEXT
      ? { color: bodyText, background, boxShadow: `inset 0 0 0 3px ${color}` }
      : { color, background };
  return <td style={style}>{ratio.toFixed(1)} to 1</td>;
}
