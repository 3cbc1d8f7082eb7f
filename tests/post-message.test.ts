import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LISTENS = /addEventListener\(\s*['"]message['"]|\bonmessage\b/;
const sources = globSync('{src,mocks}/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories}.{ts,tsx}'] });

test('the site itself reads no messages of other windows, so that none can trick it', () => {
  const listening = sources.filter(
    (file) => file.startsWith('src/') && LISTENS.test(readFileSync(file, 'utf8')),
  );
  expect(listening).toEqual([]);
});

test('the stand-in’s frames read those of their own origin alone', () => {
  const listening = sources.filter((file) => LISTENS.test(readFileSync(file, 'utf8')));
  // A BroadcastChannel is of one origin by its nature.
  const windows = listening.filter((file) => !/BroadcastChannel/.test(readFileSync(file, 'utf8')));
  expect(windows).toEqual(['mocks/stripe/protocol.ts']);
  for (const file of windows) expect(readFileSync(file, 'utf8')).toMatch(/origin !== location\.origin/);
});

test('whoever is told something is named: no message goes to everybody', () => {
  const careless = sources.filter((file) =>
    /postMessage\([^;]*,\s*['"]\*['"]/.test(readFileSync(file, 'utf8')),
  );
  expect(careless).toEqual([]);
});
