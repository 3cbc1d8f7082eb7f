import { expect, test } from 'vitest';
import { countdownUnits } from './countdown-units';

test.each([
  ['days without seconds', [3, 5, 12, 9], ['days', 'hours', 'minutes']],
  ['days without empty hours', [3, 0, 12, 9], ['days', 'minutes']],
  ['days alone', [3, 0, 0, 9], ['days']],
  ['hours without days', [0, 2, 0, 9], ['hours', 'minutes', 'seconds']],
  ['minutes without hours', [0, 0, 4, 0], ['minutes', 'seconds']],
  ['the last seconds alone', [0, 0, 0, 9], ['seconds']],
  ['zero seconds rather than nothing', [0, 0, 0, 0], ['seconds']],
] as const)('countdownUnits shows %s', (_, [days, hours, minutes, seconds], expected) => {
  expect(countdownUnits({ days, hours, minutes, seconds })).toEqual(expected);
});
