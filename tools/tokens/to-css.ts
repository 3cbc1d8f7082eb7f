import type { Color, Dimension, Duration, Shadow, Token, TokenGroup } from './token-format.ts';

const HEADER = '/* Written by `npm run tokens` from src/theme/tokens.json, which says what each is for. */';

const measure = ({ value, unit }: Dimension | Duration) => (value === 0 ? '0' : `${value}${unit}`);

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Returns a colour as CSS text. */
function colorText({ hex, alpha = 1 }: Color): string {
  if (alpha === 1) return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${parts.join(' ')} / ${percent(alpha)})`;
}

/**
 * Leaves out a spread of zero, so that the shadow works as box-shadow, as text-shadow and in drop-shadow().
 */
function shadowText({ inset, offsetX, offsetY, blur, spread, color }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(measure);
  return [...(inset ? ['inset'] : []), ...lengths, colorText(color)].join(' ');
}

/** Returns the CSS value of a token. */
export function cssValue(token: Token): string {
  if (token.alias) return `var(--${token.alias})`;
  switch (token.type) {
    case 'color':
      return colorText(token.value);
    case 'dimension': {
      const { fluid, safeArea } = token.extension;
      const largest = measure(token.value);
      const size = fluid ? `clamp(${measure(fluid.smallest)}, ${fluid.preferred}, ${largest})` : largest;
      return safeArea ? `max(${size}, env(safe-area-inset-left), env(safe-area-inset-right))` : size;
    }
    case 'duration':
      return measure(token.value);
    case 'shadow':
      return shadowText(token.value);
    case 'cubicBezier':
      return `cubic-bezier(${token.value.join(', ')})`;
    case 'fontFamily':
      return token.value.map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.value);
  }
}

/** Whether styles use the token through a custom property. */
export const hasProperty = ({ extension }: Token): boolean => extension.property !== false;

export type Sheet = 'theme' | 'player';

/** Returns the stylesheet that contains the token's custom property. */
const sheetOf = ({ extension }: Token): Sheet => extension.sheet ?? 'theme';

/** Writes the stylesheet with a custom property for each token that belongs there. */
export function tokensCss(groups: readonly TokenGroup[], sheet: Sheet): string {
  const blocks = groups
    .map(({ tokens }) => tokens.filter((token) => hasProperty(token) && sheetOf(token) === sheet))
    .filter((tokens) => tokens.length > 0);
  const lines = blocks.map((tokens) =>
    tokens.map((token) => `  --${token.name}: ${cssValue(token)};\n`).join(''),
  );
  const reduced = blocks
    .flat()
    .flatMap(({ name, extension: { reducedMotion } }) =>
      reducedMotion ? [`    --${name}: ${measure(reducedMotion)};\n`] : [],
    );
  const media =
    reduced.length > 0
      ? `\n@media (prefers-reduced-motion: reduce) {\n  :root {\n${reduced.join('')}  }\n}\n`
      : '';
  return `${HEADER}\n:root {\n${lines.join('\n')}}\n${media}`;
}
