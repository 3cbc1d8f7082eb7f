import { isObject } from '../model/json.ts';
import type { Keys } from './client.ts';
import type { Run } from './run.ts';

/** A session that nobody is signed in to. */
export async function beginSession(run: Run, first = false): Promise<Keys | null> {
  const { client, options } = run;
  let channelKey = options.channelKey;
  if (first || channelKey === undefined) {
    const path = { hostname: options.hostname };
    const call = await client.call(client.operation('getChannelKey'), {}, { path });
    if (isObject(call?.json) && typeof call.json.channel_key === 'string')
      channelKey ??= call.json.channel_key;
  }
  if (channelKey === undefined) return null;
  options.channelKey = channelKey;
  const body = { channel_key: channelKey };
  const call = await client.call(client.operation('getApiKey'), {}, { body });
  const given = isObject(call?.json) ? call.json.api_key : undefined;
  return typeof given === 'string' ? { channel_key: channelKey, api_key: given } : null;
}

/** The test account's session; null where the backend refuses it. */
export async function logIn(run: Run, account: { email: string; password: string }): Promise<Keys | null> {
  const keys = await beginSession(run);
  if (!keys) return null;
  const body = { login: account.email, password: account.password, recaptcha_token: null };
  const call = await run.client.call(run.client.operation('logIn'), keys, { body });
  if (call?.status === 200) return keys;
  run.notes.add(`Nobody could be signed in: ${call ? `logIn answered ${call.status}` : 'no answer'}.`);
  return null;
}
