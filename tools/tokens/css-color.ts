import type { ValuePart } from './css-value.ts';

const COLOR_FUNCTIONS = new Set('rgb rgba hsl hsla hwb lab lch oklab oklch color device-cmyk'.split(' '));

/** All CSS colour names except system colours, `currentcolor` and `transparent`. */
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

/**
 * Whether a part is a raw colour instead of a custom property. `oklch(from var(--x) …)` is derived from a
 * property.
 */
export function isRawColor({ text, whole }: ValuePart): boolean {
  if (/^#[\da-f]{3,8}$/i.test(text)) return true;
  if (COLOR_FUNCTIONS.has(text)) return whole !== text && !/^[\w-]+\(\s*from\s+var\(/i.test(whole);
  return COLOR_NAMES.has(text.toLowerCase());
}

/** Normalises a colour, so that `#fff8` and `rgb(255 255 255 / 53%)` become the same text. */
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
