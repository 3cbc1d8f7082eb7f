import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import { expect, test } from 'vitest';
import {
  FORMATTERS,
  withoutDataRouters,
  withoutLocaleChecks,
  withoutUnusedFormatters,
  withRemovableComponents,
} from './removable-parts';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

const ROUTER = 'react-router/dist/production';
const router = () =>
  readdirSync(`node_modules/${ROUTER}`)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => read(`${ROUTER}/${file}`));

test('a component that a call creates is marked as pure, and its display name is removed', () => {
  const code =
    'var Link = React10.forwardRef(function (props) {\n});\nLink.displayName = "Link";\nconst Time = createFormattedComponent("formatTime");\nuse(Link);\n';
  expect(withRemovableComponents(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(function (props) {\n});\n\nconst Time = /* @__PURE__ */ createFormattedComponent("formatTime");\nuse(Link);\n',
  );
});

test('code that is not at the top level of its module stays unchanged', () => {
  const code = 'function f() { let A = React.forwardRef(g); A.displayName = "A"; }\nconst b = make();\n';
  expect(withRemovableComponents(code)).toBeNull();
});

test('the installed React Router and react-intl have components that can be marked as pure', () => {
  const changed = router()
    .map(withRemovableComponents)
    .filter((code) => code?.includes('__PURE__ */ React'));
  for (const name of ['Link', 'NavLink', 'Form'])
    expect(changed.join('\n')).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/`, 'm'));
  expect(withRemovableComponents(read('react-intl/index.js'))).not.toContain('.displayName = "Formatted');
});

test('unused formatters are removed from the object that createIntl returns', () => {
  const code =
    'function createIntl(config) {\n\treturn {\n\t\t...config,\n\t\tformatters,\n\t\tformatDate: a,\n\t\tformatPlural: b,\n\t\t$t: c,\n\t\tformatNumber: d,\n\t\tformatDisplayName: e\n\t};\n}\n';
  expect(withoutUnusedFormatters(code)).toBe(
    'function createIntl(config) {\n\treturn {\n\t\t...config,\n\t\tformatters,\n\t\tformatDate: a,\n\t\tformatNumber: d,\n\t\t\n\t};\n}\n',
  );
  expect(withoutUnusedFormatters('function create() { return { formatPlural: b }; }')).toBeNull();
});

test('the installed @formatjs/intl retains exactly the formatters that the site uses', () => {
  const code = withoutUnusedFormatters(read('@formatjs/intl/index.js')) ?? '';
  const [, made = ''] = code.split(/^function createIntl\(/m);
  const formatters = [...made.matchAll(/^\t\t(format\w+|\$t): /gm)].map(([, name]) => name);
  expect(formatters.toSorted()).toEqual(FORMATTERS.toSorted());
});

test('the installed formatting libraries do not ask the browser for a locale’s data', () => {
  for (const file of ['@formatjs/intl/index.js', 'intl-messageformat/index.js']) {
    const asks = (code: string) => code.match(/supportedLocalesOf|resolveLocale\(/g)?.length ?? 0;
    expect(asks(withoutLocaleChecks(read(file)) ?? ''), file).toBeLessThan(asks(read(file)));
  }
  const code =
    'if (!locale) a();\nelse if (!Intl.NumberFormat.supportedLocalesOf(locale).length) b();\nc();\n';
  expect(withoutLocaleChecks(code)).toBe('if (!locale) a();\nelse ;\nc();\n');
});

test('the site uses no formatter that the build removes', () => {
  const all = Object.keys(createIntl({ locale: 'en' })).filter((name) => /^format[A-Z]/.test(name));
  const code = globSync('src/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isNamed = (name: string) =>
    new RegExp(`\\b${name}\\b|<${name.replace('format', 'Formatted')}\\b`).test(code);
  const named = all.filter(isNamed);
  expect(named.toSorted()).toEqual(FORMATTERS.toSorted());
});

test('the code for data routers is removed from the installed React Router, with its advice to developers', () => {
  const changed = router()
    .map(withoutDataRouters)
    .filter((code) => code !== null);
  expect(changed).toHaveLength(1);
  const [code = ''] = changed;
  for (const gone of [
    'useContext(DataRouter',
    'dataRouterOpts?.',
    'isDataRoute ?',
    'may be used only in the context',
  ])
    expect(code).not.toContain(gone);
  expect(code).toMatch(/invariant\(\s*useInRouterContext\(\)\s*\)/);
});
