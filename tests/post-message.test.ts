import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LISTENS = /addEventListener\(\s*['"]message['"]|\bonmessage\b/;
const sources = globSync('{src,mocks}/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories}.{ts,tsx}'] });

/**
 * Finds the files that listen to window messages. A BroadcastChannel and a worker do not count, because they
 * are limited to one origin.
 */
const windowListeners = () =>
  sources.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return LISTENS.test(source) && !/new (BroadcastChannel|Worker)\b/.test(source);
  });

test('the site listens to no messages from other windows, so none can trick it', () => {
  expect(windowListeners().filter((file) => file.startsWith('src/'))).toEqual([]);
});

test('the frames of the payment stand-in read only messages of their own origin', () => {
  const windows = windowListeners();
  expect(windows).toEqual(['mocks/stripe/protocol.ts']);
  for (const file of windows) expect(readFileSync(file, 'utf8')).toMatch(/origin !== location\.origin/);
});

test('every call of postMessage names its target origin', () => {
  const careless = sources.filter((file) =>
    /postMessage\([^;]*,\s*['"]\*['"]/.test(readFileSync(file, 'utf8')),
  );
  expect(careless).toEqual([]);
});

test('no arrow function returns postMessage, because JavaScriptCore would lose the sending frame', () => {
  const returning = sources.filter((file) => /=>\s*[\w.?]*\bpostMessage\(/.test(readFileSync(file, 'utf8')));
  expect(returning).toEqual([]);
});
