import { isObject } from '../model/json.ts';
import type { Call, Keys } from './client.ts';
import { codeOf, type Run } from './run.ts';

/** Describes in a few words the response that came instead of a success. */
function refusalOf(call: Call | null): string {
  if (!call) return 'no answer';
  const code = codeOf(call);
  return `${call.operation.id} answered ${call.status}${code ? ` ${code}` : ''}`;
}

/**
 * Starts a session without a user. Returns null if the backend gives no keys; the reason is in
 * `run.keyRefusal`.
 */
export async function beginSession(run: Run, isFirst = false): Promise<Keys | null> {
  const { client, options } = run;
  let channelKey = options.channelKey;
  if (isFirst || channelKey === undefined) {
    const path = { hostname: options.hostname };
    const call = await client.call(client.operation('getChannelKey'), {}, { path });
    if (isObject(call?.json) && typeof call.json.channel_key === 'string')
      channelKey ??= call.json.channel_key;
    else run.keyRefusal ??= refusalOf(call);
  }
  if (channelKey === undefined) return null;
  options.channelKey = channelKey;
  const call = await client.call(client.operation('getApiKey'), {}, { body: { channel_key: channelKey } });
  const apiKey = isObject(call?.json) ? call.json.api_key : undefined;
  const keys = typeof apiKey === 'string' ? { channel_key: channelKey, api_key: apiKey } : null;
  if (!keys) run.keyRefusal = refusalOf(call);
  else if (isFirst && call && (await isRefusedEverywhere(run, keys))) {
    run.keyRefusal = 'other operations refuse the key that getApiKey gave';
    call.report({
      kind: 'session',
      where: '/api_key',
      expected: 'a key that other operations accept',
      got: `a key that ${KEY_TEST_OPERATIONS.join(' and ')} refuse as unknown`,
    });
    return null;
  }
  return keys;
}

/** Reads that any visitor may make. There are two, because one of them alone might be faulty. */
const KEY_TEST_OPERATIONS = ['getUserAccess', 'listHomepageEvents'];

/** Detects a key that no operation accepts, so that it is reported once and not for each operation. */
async function isRefusedEverywhere({ client }: Run, keys: Keys): Promise<boolean> {
  for (const id of KEY_TEST_OPERATIONS) {
    const call = await client.call(client.operation(id), keys);
    if (!call || codeOf(call) !== 'no_key_found') return false;
  }
  return true;
}

/** Signs the test account in. Returns null if the backend refuses it; the reason is in `run.loginRefusal`. */
export async function logIn(run: Run, account: { email: string; password: string }): Promise<Keys | null> {
  const keys = await beginSession(run);
  if (!keys) {
    run.loginRefusal = run.keyRefusal ?? 'no answer';
    return null;
  }
  const body = { login: account.email, password: account.password, recaptcha_token: null };
  const call = await run.client.call(run.client.operation('logIn'), keys, { body });
  if (call?.status === 200) return keys;
  run.loginRefusal = refusalOf(call);
  if (call && /^recaptcha/.test(codeOf(call) ?? ''))
    run.loginRefusal +=
      ': the backend asks for reCAPTCHA, which no check can solve. Switch it off for the test account';
  else if (call && codeOf(call) === 'invalid_credentials')
    run.loginRefusal += ': --email and --password do not belong together';
  return null;
}
