import { isObject } from '../../model/json.ts';
import { codeOf, isInScope, type Run } from '../run.ts';
import { beginSession } from '../sessions.ts';

/** Checks that each session gets its own key. With a shared key, signing in would sign in the visitor too. */
export async function probeFreshKey(run: Run): Promise<void> {
  const { visitor, client } = run;
  const operation = client.operation('getApiKey');
  const { freshKey } = operation.promises;
  if (!visitor?.channel_key || freshKey === null) return;
  const call = await client.call(operation, {}, { body: { channel_key: visitor.channel_key } });
  if (call?.status !== 200 || !isObject(call.json) || call.json[freshKey] !== visitor.api_key) return;
  run.hasSharedKey = true;
  call.report({
    kind: 'session',
    where: `/${freshKey}`,
    expected: 'another key at each call',
    got: 'the key of the call before',
  });
}

/** Checks that logging out ends the key. This is the last step of a run. */
export async function probeLogOut(run: Run): Promise<void> {
  const { client, account } = run;
  if (!account) return;
  const operation = client.operation('logOut');
  const call = await client.call(operation, account);
  if (call?.status !== 200 || !operation.promises.endsSession || !isInScope(run, operation)) return;
  const after = await client.call(client.operation('getProfile'), account);
  if (after?.status !== 200) return;
  // If the profile can be read with any key, it cannot show whether the log-out worked.
  const unknown = await client.call(client.operation('getProfile'), { ...account, api_key: 'no-such-key' });
  if (unknown?.status === 200) return;
  call.report({
    kind: 'session',
    where: 'status',
    expected: 'that the API key is unknown afterwards',
    got: 'that getProfile answers 200 with it',
  });
}

/**
 * Checks that a wrong password is refused. Done once and only on request, since some backends count failed
 * tries.
 */
export async function probeWrongPassword(run: Run): Promise<void> {
  const { client, options } = run;
  const operation = client.operation('logIn');
  const { refusesWrongPassword } = operation.promises;
  if (!options.probeLogin || !options.account || !run.visitor || refusesWrongPassword === null) return;
  // Uses a separate session, because a backend that accepts the wrong password would sign it in.
  const keys = await beginSession(run);
  if (!keys) return;
  const body = {
    login: options.account.email,
    password: `${options.account.password}-wrong`,
    recaptcha_token: null,
  };
  const call = await client.call(operation, keys, { body });
  if (!call) return;
  const code = codeOf(call);
  if (call.status === 400 && (code === refusesWrongPassword || /^recaptcha/.test(code ?? ''))) return;
  call.report({
    kind: 'login',
    where: call.status === 400 ? '/code' : 'status',
    expected: `400 ${refusesWrongPassword} for a wrong password`,
    got: call.status === 400 ? String(code) : String(call.status),
  });
}
