/** A part of a CSS value: a word, a number, a hash, a string or the start of a function. */
export interface ValuePart {
  text: string;
  /** The names of the CSS functions that contain this part, the innermost last. */
  functions: readonly string[];
  /** For the start of a function, the whole function with its arguments. */
  whole: string;
}

const PART =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|#[\w-]+|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]+)?|-{0,2}[a-z_][\w-]*\(?|[(),/]/gi;

/** Returns the parts of a value from left to right, at any depth. */
export function valueParts(value: string): ValuePart[] {
  const parts: ValuePart[] = [];
  const open: { name: string; index: number; part: ValuePart | null }[] = [];
  for (const { 0: text, index } of value.matchAll(PART)) {
    const functions = open.map(({ name }) => name).filter(Boolean);
    if (text === ')') {
      const closed = open.pop();
      if (closed?.part) closed.part.whole = value.slice(closed.index, index + 1);
    } else if (text === '(') open.push({ name: '', index, part: null });
    else if (text.endsWith('(')) {
      const part = { text: text.slice(0, -1).toLowerCase(), functions, whole: text };
      parts.push(part);
      open.push({ name: part.text, index, part });
    } else if (text !== ',' && text !== '/') parts.push({ text, functions, whole: text });
  }
  return parts;
}

/** Splits a list with commas, such as several shadows. */
export function splitByComma(value: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|rem)$/;

/** Whether the text is a length in px or rem that is neither 0 nor a hairline. */
export function isMeasure(text: string): boolean {
  const [, amount, unit] = LENGTH.exec(text) ?? [];
  if (amount === undefined) return false;
  const size = Math.abs(Number(amount));
  return size !== 0 && !(size === 1 && unit === 'px');
}

export const isTime = (text: string): boolean =>
  /^[+-]?[\d.]+m?s$/.test(text) && Number.parseFloat(text) !== 0;
