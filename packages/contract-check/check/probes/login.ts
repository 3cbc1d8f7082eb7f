import { codeOf, each, inputFor, isInScope, type Run, subjectsFor } from '../run.ts';

/** Checks that operations which require a signed-in user respond to a visitor with 401. */
export async function probeLogin(run: Run): Promise<void> {
  const { visitor } = run;
  if (!visitor) return;
  const operations = run.client.model.operations.filter((one) => one.login && isInScope(run, one));
  await each(run, operations, async (operation) => {
    const input = inputFor(run, operation, subjectsFor(run, operation, 1)[0]);
    const call = await run.client.call(operation, visitor, input);
    if (!call) return;
    const expected = '401 for a viewer who is not signed in';
    if (call.status !== 401)
      call.report({ kind: 'login', where: 'status', expected, got: String(call.status) });
    else judgeCode(call.report, codeOf(call), operation.responses.get(401)?.codes ?? []);
  });
}

/** The code must be one of those in the contract's examples for this status. */
export function judgeCode(
  differs: (finding: { kind: 'enum'; where: string; expected: string; got: string }) => void,
  code: string | null,
  known: string[],
): void {
  if (code === null || known.length === 0 || known.includes(code)) return;
  differs({ kind: 'enum', where: '/code', expected: `one of ${[...new Set(known)].join(', ')}`, got: code });
}
