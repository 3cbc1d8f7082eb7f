/** The page's styles for the frame, from Stripe's `appearance` and from the older `style`. */

const BASE = `
*{box-sizing:border-box}
html{background:transparent}
body{margin:0;padding:4px;font:var(--size,16px)/1.4 var(--font,system-ui,sans-serif);color:var(--text,#30313d);background:transparent}
.Grid{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.Field--number{grid-column:1/-1}
.Label{display:block;margin-bottom:4px;font-size:.93em}
.Input{width:100%;padding:12px;border:1px solid var(--border,#e0e0e6);border-radius:var(--radius,5px);background:var(--background,#fff);color:inherit;font:inherit;outline:none}
.Input:focus{border-color:var(--primary,#0570de);box-shadow:0 0 0 3px color-mix(in srgb,var(--primary,#0570de) 30%,transparent)}
.Input::placeholder{color:var(--placeholder,#757680)}
.Input--invalid{border-color:var(--danger,#df1b41);color:var(--danger,#df1b41)}
.Input:disabled{opacity:.6}
.Error{margin-top:4px;color:var(--danger,#df1b41);font-size:.93em}
.Demo{margin:0 0 12px;font-size:.87em;color:var(--secondary,inherit);opacity:.85}
.bare .Grid{display:flex;gap:8px}
.bare .Field--number{flex:1 1 auto;min-width:0}
.bare .Field--expiry{flex:0 0 84px}
.bare .Field--cvc{flex:0 0 52px}
.bare .Field:only-child{flex:1}
.bare .Label,.bare .Error{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.bare .Input{border:0;padding:2px 0;background:transparent;box-shadow:none;border-radius:0}
.bare .Input:focus-visible{outline:2px solid currentColor;outline-offset:1px;border-radius:2px}
`;

const NIGHT = {
  text: '#f2f5f9',
  background: '#1b2430',
  border: '#3b4757',
  primary: '#8ab4ff',
  danger: '#ff8a95',
  placeholder: '#9aa7b8',
  secondary: '#c3ccd8',
};

const VARIABLES: Record<string, string> = {
  colorPrimary: 'primary',
  colorBackground: 'background',
  colorText: 'text',
  colorTextSecondary: 'secondary',
  colorTextPlaceholder: 'placeholder',
  colorDanger: 'danger',
  fontFamily: 'font',
  fontSizeBase: 'size',
  borderRadius: 'radius',
};

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Accepts only plain values, which can neither end a CSS rule nor fetch anything. */
const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && !/[{};@\\]|url\s*\(|expression/i.test(value);
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarations(rule: Fields): string {
  return Object.entries(rule)
    .filter(([name, value]) => /^[a-zA-Z]+$/.test(name) && isPlain(value))
    .map(([name, value]) => `${kebab(name)}:${value}`)
    .join(';');
}

/** Accepts one class, or one class inside another, with states. This is exactly what Stripe allows. */
const isSelector = (text: string) => /^\.[A-Za-z]+(--[a-z]+)?(:{1,2}[a-z-]+)*$/.test(text);

function fromAppearance(value: unknown): string {
  const appearance = fields(value);
  const night = appearance.theme === 'night' ? Object.entries(NIGHT) : [];
  const wished = Object.entries(fields(appearance.variables))
    .filter(([name, text]) => name in VARIABLES && isPlain(text))
    .map(([name, text]) => [VARIABLES[name], text]);
  const root = [...night, ...wished].map(([name, text]) => `--${name}:${text}`).join(';');
  const rules = Object.entries(fields(appearance.rules))
    .filter(([selector]) => isSelector(selector))
    .map(([selector, rule]) => `${selector}{${declarations(fields(rule))}}`);
  return `:root{${root}}${rules.join('')}`;
}

function fromStyle(value: unknown): string {
  const style = fields(value);
  const [base, invalid] = [fields(style.base), fields(style.invalid)];
  return (
    `.Input{${declarations(base)}}.Input::placeholder{${declarations(fields(base['::placeholder']))}}` +
    `.Input:focus{${declarations(fields(base[':focus']))}}.Input--invalid{${declarations(invalid)}}`
  );
}

export function frameStyles(appearance: unknown, style: unknown): string {
  return BASE + fromAppearance(appearance) + fromStyle(style);
}
