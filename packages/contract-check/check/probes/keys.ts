import type { Operation } from '../../model/model.ts';
import type { Call, Keys } from '../client.ts';
import { codeOf, each, inputFor, isInScope, namedFields, type Run, subjectsFor } from '../run.ts';

const BAD_KEY_CODE = 'no_key_found';
const UNKNOWN_KEY = 'no-such-key';

/** Checks the error for each wrong set of keys: no keys, a bad API key, and a bad channel key. */
export async function probeKeys(run: Run): Promise<void> {
  const { visitor } = run;
  const operations = run.client.model.operations.filter(
    (one) => one.keys === 'injected' && isInScope(run, one),
  );
  const tries: { keys: Keys; names: string[]; about: string }[] = [
    { keys: {}, names: ['channel_key', 'api_key'], about: 'without keys' },
  ];
  if (visitor) {
    tries.push({
      keys: { ...visitor, api_key: UNKNOWN_KEY },
      names: ['api_key'],
      about: 'with an unknown API key',
    });
    tries.push({
      keys: { ...visitor, channel_key: UNKNOWN_KEY },
      names: ['channel_key'],
      about: 'with an unknown channel key',
    });
  }
  await each(run, operations, async (operation) => {
    const input = inputFor(run, operation, subjectsFor(run, operation, 1)[0]);
    for (const { keys, names, about } of tries) {
      const call = await run.client.call(operation, keys, input);
      if (call) judgeRefusal(call, names, about);
    }
  });
}

function judgeRefusal(call: Call, names: string[], about: string): void {
  const expected = `400 ${BAD_KEY_CODE} naming ${names.join(' or ')} ${about}`;
  if (call.status !== 400) {
    call.report({ kind: 'keys', where: 'status', expected, got: String(call.status) });
    return;
  }
  const code = codeOf(call);
  if (code !== BAD_KEY_CODE) call.report({ kind: 'keys', where: '/code', expected, got: code ?? 'nothing' });
  const named = namedFields(call);
  if (!named.some((name) => names.includes(name)))
    call.report({ kind: 'keys', where: '/errors', expected, got: named.join(', ') || 'no field' });
}

/** Reports an operation that requires keys although the contract exempts it from them. */
export function judgeExempt(operation: Operation, call: Call): void {
  if (operation.keys !== 'exempt' || operation.body || codeOf(call) !== BAD_KEY_CODE) return;
  call.report({ kind: 'keys', where: '/code', expected: 'an answer without keys', got: BAD_KEY_CODE });
}
