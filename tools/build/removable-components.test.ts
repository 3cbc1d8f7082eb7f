import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withRemovableComponents } from './removable-components';

test('a component made by forwardRef is marked as pure, and its display name is dropped', () => {
  const code =
    'var Link = React10.forwardRef(function (props) {\n});\nLink.displayName = "Link";\nuse(Link);\n';
  expect(withRemovableComponents(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(function (props) {\n});\n\nuse(Link);\n',
  );
});

test('code without a removable component at the top of its module stays unchanged', () => {
  const code =
    'Context.displayName = "Data";\nfunction f() { let A = React.forwardRef(g); A.displayName = "A"; }\n';
  expect(withRemovableComponents(code)).toBeNull();
});

test('the installed React Router has components that can be marked as removable', () => {
  const folder = 'node_modules/react-router/dist/production';
  const changed = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => withRemovableComponents(readFileSync(`${folder}/${file}`, 'utf8')))
    .filter((code) => code !== null);
  expect(changed).toHaveLength(1);
  for (const name of ['Link', 'NavLink', 'Form'])
    expect(changed[0]).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/`, 'm'));
});
