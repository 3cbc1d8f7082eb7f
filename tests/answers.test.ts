import { operationIds as ids } from '@generated/operation-list';
import { type OperationId, policyOf } from '@generated/operations';
import { responseChecks } from '@generated/response-checks';
import { expect, test } from 'vitest';

/** What the schema expects in place of an empty response. */
const wanted = (operation: OperationId, body: unknown, place: string) =>
  responseChecks[operation]
    ?.safeParse(body)
    .error?.issues.find(({ path, code }) => path.join() === place && code === 'invalid_type');

test('the contract describes every response as an object', () => {
  // A nullable response is a union, whose error names neither type.
  const checked = ids.filter((id) => responseChecks[id] && policyOf(id).allowedCodes.length === 0);
  expect(checked.length).toBeGreaterThan(50);
  expect(checked.filter((id) => !wanted(id, [], ''))).toEqual([]);
  expect(ids.filter((id) => wanted(id, {}, ''))).toEqual([]);
});

test('the request policy names exactly the operations whose `data` is a list', () => {
  const listed = ids.filter((id) => policyOf(id).list);
  expect(listed.length).toBeGreaterThan(15);
  expect(ids.filter((id) => wanted(id, { data: 7 }, 'data') && !wanted(id, { data: [] }, 'data'))).toEqual(
    listed,
  );
});
