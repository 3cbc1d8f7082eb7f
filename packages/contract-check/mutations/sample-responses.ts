import { operations } from '../../../generated/operation-list.ts';
import { CHANNEL_KEY } from '../../../mocks/data/settings.ts';
import { samples } from '../../../mocks/samples.ts';
import { World } from '../../../mocks/store/world.ts';
import { BASE, demoBackend } from './demo-backend.ts';

/**
 * Returns the demo backend's response to a member for each read that succeeds. Mutations are drawn from
 * these.
 */
export async function sampleResponses(now: () => number): Promise<Map<string, unknown>> {
  const world = new World({ now });
  const send = demoBackend(world);
  const headers = { 'Content-Type': 'application/json' };
  const post = async (path: string, body: object) => {
    const response = await send({ method: 'POST', url: BASE + path, headers, body: JSON.stringify(body) });
    return JSON.parse(response.text);
  };
  const { api_key } = await post('/api/get_api_key', { channel_key: CHANNEL_KEY });
  const keys = { channel_key: CHANNEL_KEY, api_key };
  const login = { login: 'member@grandstand.test', password: 'goal-line-1', recaptcha_token: null };
  await post('/api/v2/auth/login', { ...keys, ...login });
  const requests = samples(world);
  const found = new Map<string, unknown>();
  for (const [id, { method, path }] of Object.entries(operations)) {
    if (method !== 'GET') continue;
    const parts = requests[id]?.path ?? {};
    const url = new URL(BASE + path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name])));
    for (const [name, value] of Object.entries({ ...requests[id]?.query, ...keys }))
      url.searchParams.set(name, String(value));
    const response = await send({ method, url: url.href, headers, body: null });
    if (response.status === 200) found.set(id, JSON.parse(response.text));
  }
  return found;
}
