import { partsOf } from './marks.ts';

/** A message as it appears in a story. */
export interface ShownText {
  id: string;
  /** The words of the message, with the current values. */
  text: string;
  /** The place on the page in CSS pixels. Undefined for a text that is only read aloud, such as a label. */
  box?: { x: number; y: number; width: number; height: number };
  lines?: number;
  /** Whether a part of the text is cut off. */
  isCut?: boolean;
  /** Whether the text is scrolled away or covered, so that a picture of the window does not show it. */
  isOutOfView?: boolean;
}

function union(one: DOMRect | undefined, other: DOMRect): DOMRect {
  if (!one) return other;
  const x = Math.min(one.left, other.left);
  const y = Math.min(one.top, other.top);
  return new DOMRect(x, y, Math.max(one.right, other.right) - x, Math.max(one.bottom, other.bottom) - y);
}

/**
 * Counts lines. Rectangles that share half of their height are on one line, whatever the sizes of their
 * letters.
 */
function countLines(rects: readonly DOMRect[]): number {
  let count = 0;
  let line: DOMRect | undefined;
  for (const rect of [...rects].sort((one, other) => one.top - other.top)) {
    const shared = line ? line.bottom - rect.top : 0;
    if (!line || shared < Math.min(line.height, rect.height) / 2) {
      count += 1;
      line = rect;
    }
  }
  return count;
}

/** A part of a message that is on the page. */
export interface Piece {
  words: string;
  rects: readonly DOMRect[];
  isCut: boolean;
  isInView: boolean;
}

/** The piece of a text that is only read aloud. */
export const SPOKEN_PIECE = { rects: [], isCut: false, isInView: false };

/** A message whose end has not been found yet. */
export class OpenMessage {
  readonly index: number;
  /** The element in which the message begins. The message ends with it at the latest. */
  readonly within: Element | null;
  readonly #pieces: Piece[] = [];

  constructor(index: number, within: Element | null) {
    this.index = index;
    this.within = within;
  }

  add(piece: Piece): void {
    this.#pieces.push(piece);
  }

  toShown(ids: readonly string[]): ShownText[] {
    const id = ids[this.index];
    const text = this.#pieces
      .map(({ words }) => words)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (!id || !text) return [];
    const rects = this.#pieces.flatMap((piece) => piece.rects);
    const whole = rects.reduce<DOMRect | undefined>(union, undefined);
    if (!whole) return [{ id, text }];
    const box = {
      x: Math.round(whole.left + scrollX),
      y: Math.round(whole.top + scrollY),
      width: Math.round(whole.width),
      height: Math.round(whole.height),
    };
    return [
      {
        id,
        text,
        box,
        lines: countLines(rects),
        ...(this.#pieces.some(({ isCut }) => isCut) && { isCut: true }),
        ...(!this.#pieces.some((piece) => piece.isInView) && { isOutOfView: true }),
      },
    ];
  }
}

/**
 * Finds the messages in a marked text outside of text nodes, such as an attribute or the title of the window.
 */
export function messagesIn(
  text: string,
  ids: readonly string[],
  piece: Omit<Piece, 'words'> = SPOKEN_PIECE,
): ShownText[] {
  const found: ShownText[] = [];
  const open: OpenMessage[] = [];
  for (const part of partsOf(text)) {
    if (part.kind === 'opens') open.push(new OpenMessage(part.index, null));
    else if (part.kind === 'closes') found.push(...(open.pop()?.toShown(ids) ?? []));
    else for (const message of open) message.add({ ...piece, words: text.slice(part.start, part.end) });
  }
  return found;
}
