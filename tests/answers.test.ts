import { type OperationId, operations } from '@generated/operations';
import { responseChecks } from '@generated/response-checks';
import { expect, test } from 'vitest';
import { isListed } from '../src/api/exchange';

// Object.keys forgets which names it was given.
const ids = Object.keys(operations) as OperationId[];

/** What the contract wants in an answer's place, where it does not find it. */
const wanted = (operation: OperationId, body: unknown, place: string) =>
  responseChecks[operation]
    ?.safeParse(body)
    .error?.issues.find(({ path, code }) => path.join() === place && code === 'invalid_type');

test('every answer of the contract is an object', () => {
  // Where a failure is allowed the check is of this or nothing, and names neither.
  const checked = ids.filter((id) => responseChecks[id] && !operations[id].policy.allowedCodes);
  expect(checked.length).toBeGreaterThan(50);
  expect(checked.filter((id) => !wanted(id, [], ''))).toEqual([]);
  expect(ids.filter((id) => wanted(id, {}, ''))).toEqual([]);
});

test('what is listed or searched comes as `data`', () => {
  const listed = ids.filter(isListed);
  expect(listed.length).toBeGreaterThan(15);
  expect(listed.filter((id) => !wanted(id, { data: 7 }, 'data') || wanted(id, { data: [] }, 'data'))).toEqual(
    [],
  );
});
