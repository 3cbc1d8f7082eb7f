import { globSync, readFileSync } from 'node:fs';
import type * as ReactModule from 'react';
import type * as ReactDom from 'react-dom';
import type * as Client from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { minify } from 'terser';
import { beforeEach, expect, test } from 'vitest';
import { REACT_NAMES, UNUSED_EXPORTS, UNUSED_KINDS, withoutUnusedReactParts } from './react-parts';

const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};
const source = (name: string) => readFileSync(`node_modules/${FILES[name]}`, 'utf8');

/** Runs React's production files without the unused parts, as a browser does after the build. */
function loadReact() {
  const loaded: Record<string, object> = {};
  const load = (name: string): object => {
    const module = { exports: loaded[name] ?? {} };
    if (loaded[name]) return module.exports;
    const run = new Function('exports', 'require', withoutUnusedReactParts(source(name)));
    run(module.exports, load);
    loaded[name] = module.exports;
    return module.exports;
  };
  return {
    React: load('react') as typeof ReactModule,
    dom: load('react-dom') as typeof ReactDom,
    client: load('react-dom/client') as typeof Client,
  };
}

const { React, dom, client } = loadReact();
const { createElement: h, useState } = React;

let container: HTMLElement;
beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  container = document.body.appendChild(document.createElement('div'));
});

function render(node: ReactModule.ReactNode) {
  const root = client.createRoot(container);
  dom.flushSync(() => root.render(node));
  return root;
}

class Boundary extends React.Component<{ children: ReactModule.ReactNode }> {
  override state = { error: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ error: message });
  override render = () => this.state.error || this.props.children;
}

function List({ onRef }: { onRef: (id: string) => void }) {
  const [names, setNames] = useState(['a', 'b', 'c']);
  return h(
    React.Fragment,
    null,
    names.map((name) =>
      h('p', { key: name, ref: (element) => element && onRef(element.id), id: name }, name),
    ),
    h('button', { type: 'button', onClick: () => setNames(['c', 'a']) }, 'Turn'),
  );
}

const Broken = () => {
  throw new Error('no game');
};

function Form() {
  const [name, setName] = useState('Hawks');
  return h(
    'form',
    null,
    h('title', null, name),
    h('input', { value: name, onChange: (event) => setName(event.currentTarget.value.toUpperCase()) }),
    dom.createPortal(h('i', null, name), document.body),
  );
}

const Text = () => h('p', null, 'text');

test('lists are rendered, reordered and removed, and refs and events reach their elements', () => {
  const ids: string[] = [];
  const root = render(h(List, { onRef: (id) => void ids.push(id) }));
  expect(ids).toEqual(['a', 'b', 'c']);
  const [, , third] = container.children;
  dom.flushSync(() => container.querySelector('button')?.click());
  expect(container.textContent).toBe('caTurn');
  expect(container.children[0]).toBe(third);
  dom.flushSync(() => root.unmount());
  expect(container.innerHTML).toBe('');
});

test('a suspended part shows its fallback, and then its content', async () => {
  const Later = React.lazy(async () => ({ default: Text }));
  render(h(React.Suspense, { fallback: 'loading' }, h(Later)));
  expect(container.textContent).toBe('loading');
  await expect.poll(() => container.textContent).toBe('text');
});

test('an error boundary shows what has failed', () => {
  render(h(Boundary, null, h(Broken)));
  expect(container.textContent).toBe('no game');
});

test('portals, titles and controlled fields work', () => {
  render(h(Form));
  expect(document.head.querySelector('title')?.textContent).toBe('Hawks');
  const field = container.querySelector('input');
  if (!field) throw new Error('The field is missing.');
  // Sets the value as a browser does, without React's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Lions');
  dom.flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  expect(document.body.querySelector('i')?.textContent).toBe('LIONS');
  expect(document.head.querySelector('title')?.textContent).toBe('LIONS');
});

test('rendered HTML is taken over without replacing an element', async () => {
  const page = h('main', null, h(React.Suspense, { fallback: 'loading' }, h(Text)));
  container.innerHTML = renderToString(page);
  const before = container.querySelector('p');
  const errors: unknown[] = [];
  client.hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  const isTakenOver = () => Object.keys(before ?? {}).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(isTakenOver).toBe(true);
  expect(container.querySelector('p')).toBe(before);
  expect(errors).toEqual([]);
});

test.each(['react.profiler', 'react.suspense_list', 'react.view_transition', 'react.activity'])(
  'an element of the kind %s fails instead of showing nothing',
  (kind) => {
    const type = Symbol.for(kind) as unknown as ReactModule.ElementType;
    render(h(Boundary, null, h(type, null, 'text')));
    expect(container.textContent).toContain('#130');
  },
);

test('the installed React has every name by which a part is found', () => {
  const code = Object.keys(FILES).map(source).join('\n');
  expect(REACT_NAMES.filter((name) => !code.includes(name))).toEqual([]);
  const made = /case (REACT_\w+):\s+return \(\s+\(type = createFiberImplClass\((\d+)/g;
  const kinds = Object.fromEntries([...code.matchAll(made)].map(([, name, tag]) => [name, Number(tag)]));
  expect({ ...kinds, ...UNUSED_KINDS }).toMatchObject({ ...kinds, REACT_SUSPENSE_TYPE: 13 });
});

test('what is left has no view transition, reference to a fragment, form action or loaded resource', async () => {
  const { code = '' } = await minify(withoutUnusedReactParts(source('react-dom/client')), {
    compress: { passes: 2 },
    mangle: false,
    toplevel: true,
  });
  expect(code).toContain('createFiberImplClass(13,');
  expect(code).not.toMatch(
    /getViewTransitionName|new FragmentInstance|createFiberImplClass\((12|19|23|30|31),|mountActionState|querySelectorAll\("link\[data-precedence/,
  );
});

test('the site uses nothing that the build removes from React', () => {
  const code = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const imports = [...code.matchAll(/import \{([^}]+)\} from '(?:react|react-dom)'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()),
  );
  expect(imports).toContain('useState');
  expect(imports.filter((name) => UNUSED_EXPORTS.includes(name))).toEqual([]);
  expect(code).not.toMatch(
    /<(html|head|body)\b|<Fragment ref=|\bprecedence=|<form\b[^>]* action=\{|\bformAction=/,
  );
});
