import type { Hex } from '../../../src/theme/color';
import type { ContrastRow } from './contrast-rows';

/** A pair of colours that needs less contrast than this is used only for graphics, not for text. */
const MIN_TEXT_CONTRAST = 4.5;

interface ContrastCellProps {
  row: ContrastRow;
  /** The colour of the page's text. */
  bodyText: Hex;
}

/** Shows a contrast in its own colours: a text colour as text, and an edge colour as an edge. */
export function ContrastCell({ row: { color, background, ratio, least }, bodyText }: ContrastCellProps) {
  const style =
    least < MIN_TEXT_CONTRAST
      ? { color: bodyText, background, boxShadow: `inset 0 0 0 3px ${color}` }
      : { color, background };
  return <td style={style}>{ratio.toFixed(1)} to 1</td>;
}
