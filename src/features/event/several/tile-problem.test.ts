import { expect, test } from 'vitest';
import { tileProblem } from './tile-problem';

test.each([
  ['live', null],
  ['onDemand', 'several.over'],
  ['preparing', 'several.over'],
  ['noRecording', 'several.over'],
  ['upcoming', 'several.notLive'],
  ['geoBlocked', 'several.region'],
  ['buy', 'several.noAccess'],
  ['passes', 'several.noAccess'],
  ['register', 'several.noAccess'],
  ['logIn', 'several.noAccess'],
] as const)('tileProblem of a game with the gate %s is %s', (gate, expected) => {
  expect(tileProblem({ gate }, false)).toBe(expected);
});

test('a live game of another service cannot be watched next to other games', () => {
  expect(tileProblem({ gate: 'live' }, true)).toBe('several.embedded');
  expect(tileProblem({ gate: 'onDemand' }, true)).toBe('several.over');
});
