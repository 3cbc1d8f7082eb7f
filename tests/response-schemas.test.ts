import { operationIds as ids } from '@generated/operation-list';
import { type OperationId, policyOf } from '@generated/operations';
import { responseChecks } from '@generated/response-checks';
import { expect, test } from 'vitest';

/** Returns the schema's type error at this path of the body, if there is one. */
const typeIssueAt = (operation: OperationId, body: unknown, pointer: string) =>
  responseChecks[operation]
    ?.safeParse(body)
    .error?.issues.find(({ path, code }) => path.join() === pointer && code === 'invalid_type');

test('the contract describes every response as an object', () => {
  // Leaves out nullable responses: their schema is a union, whose error names neither type.
  const checked = ids.filter((id) => responseChecks[id] && policyOf(id).allowedCodes.length === 0);
  expect(checked.length).toBeGreaterThan(50);
  expect(checked.filter((id) => !typeIssueAt(id, [], ''))).toEqual([]);
  expect(ids.filter((id) => typeIssueAt(id, {}, ''))).toEqual([]);
});

test('the request policy names exactly the operations whose `data` is a list', () => {
  const listed = ids.filter((id) => policyOf(id).list);
  expect(listed.length).toBeGreaterThan(15);
  expect(
    ids.filter((id) => typeIssueAt(id, { data: 7 }, 'data') && !typeIssueAt(id, { data: [] }, 'data')),
  ).toEqual(listed);
});
