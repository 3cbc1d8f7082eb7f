import { expect, test } from 'vitest';
import { type MeasuredPart, partsOf, replacePart } from './stored-parts';

const part = (name: string, at: string): MeasuredPart => ({ name, at, machine: '2 cores', figures: [] });
const START = part('start', '2026-11-20T10:00:00Z');
const VIDEO = part('video', '2026-11-20T10:05:00Z');

test.each([
  ['nothing', null, []],
  ['another form', { at: 'now', parts: [{ name: 'start', figures: [] }] }, []],
  ['no list', { parts: 'none' }, []],
  ['what was kept', { parts: [START, 1, VIDEO] }, [START, VIDEO]],
])('partsOf a stored report with %s returns its valid parts', (_, report, parts) => {
  expect(partsOf(report)).toEqual(parts);
});

test('replacePart replaces only the part that was measured again', () => {
  const now = part('start', '2026-11-21T09:00:00Z');
  expect(replacePart([START, VIDEO], 'start', now)).toEqual([VIDEO, now]);
});

test('replacePart removes the old figures of a part that is about to be measured', () => {
  expect(replacePart([START, VIDEO], 'video', null)).toEqual([START]);
});
