import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LISTENS = /addEventListener\(\s*['"]message['"]|\bonmessage\b/;
const sources = globSync('{src,mocks}/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories}.{ts,tsx}'] });

/** The files that listen to messages. A BroadcastChannel is limited to one origin by design. */
const windowListeners = () =>
  sources.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return LISTENS.test(source) && !/new BroadcastChannel/.test(source);
  });

test('the site reads no messages from other windows, so none can trick it', () => {
  expect(windowListeners().filter((file) => file.startsWith('src/'))).toEqual([]);
});

test('the stand-in’s frames read messages of their own origin only', () => {
  const windows = windowListeners();
  expect(windows).toEqual(['mocks/stripe/protocol.ts']);
  for (const file of windows) expect(readFileSync(file, 'utf8')).toMatch(/origin !== location\.origin/);
});

test('every posted message names its target origin', () => {
  const careless = sources.filter((file) =>
    /postMessage\([^;]*,\s*['"]\*['"]/.test(readFileSync(file, 'utf8')),
  );
  expect(careless).toEqual([]);
});

test('no arrow function returns postMessage: JavaScriptCore would lose the frame that sends it', () => {
  const returning = sources.filter((file) => /=>\s*[\w.?]*\bpostMessage\(/.test(readFileSync(file, 'utf8')));
  expect(returning).toEqual([]);
});
