/** A part of a value in CSS: a word, number, hash, string or the beginning of a function. */
export interface ValuePart {
  text: string;
  /** The names of the functions around it, the innermost last. */
  functions: readonly string[];
  /** For the beginning of a function: all of it, with its arguments. */
  whole: string;
}

const PART =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|#[\w-]+|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]+)?|-{0,2}[a-z_][\w-]*\(?|[(),/]/gi;

/** The parts of a value, from left to right, at any depth. */
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

/** The parts of a list that has commas, such as several shadows. */
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

/** A length in px or rem that is neither 0 nor a hairline. */
export function isMeasure(text: string): boolean {
  const [, amount, unit] = LENGTH.exec(text) ?? [];
  if (amount === undefined) return false;
  const size = Math.abs(Number(amount));
  return size !== 0 && !(size === 1 && unit === 'px');
}

export const isTime = (text: string): boolean =>
  /^[+-]?[\d.]+m?s$/.test(text) && Number.parseFloat(text) !== 0;

const COLOR_FUNCTIONS = new Set('rgb rgba hsl hsla hwb lab lch oklab oklch color device-cmyk'.split(' '));

/** All colour names but those of the system, of `currentcolor` and of `transparent`. */
const COLOR_NAMES = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
  whitesmoke yellow yellowgreen`.split(/\s+/),
);

/** Whether a part is a colour that no custom property has. `oklch(from var(--x) …)` follows from one. */
export function isRawColor({ text, whole }: ValuePart): boolean {
  if (/^#[\da-f]{3,8}$/i.test(text)) return true;
  if (COLOR_FUNCTIONS.has(text)) return whole !== text && !/^[\w-]+\(\s*from\s+var\(/i.test(whole);
  return COLOR_NAMES.has(text.toLowerCase());
}

/** The same text for the same colour, whether written as `#fff8` or as `rgb(255 255 255 / 53%)`. */
export function normalColor(text: string): string {
  const [, digits] = /^#([\da-f]{3,8})$/i.exec(text) ?? [];
  if (digits) {
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16);
    const alpha = long.length === 8 ? Math.round((at(6) / 255) * 100) : 100;
    return `${at(0)} ${at(2)} ${at(4)} ${alpha}`;
  }
  const [, inside] = /^rgba?\(([^)]*)\)$/i.exec(text) ?? [];
  if (!inside) return text.toLowerCase();
  const [red, green, blue, alpha = '100%'] = inside.split(/[\s,/]+/).filter(Boolean);
  const opacity = alpha.endsWith('%') ? Number.parseFloat(alpha) : Number(alpha) * 100;
  return `${red} ${green} ${blue} ${Math.round(opacity)}`;
}
