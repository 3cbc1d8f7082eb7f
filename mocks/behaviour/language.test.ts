import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createHandlers } from '../handlers.ts';
import { World } from '../store/world.ts';

const SITE = 'https://site.test';

async function menuIn(world: World, acceptLanguage: string): Promise<string[]> {
  const request = new Request(`${SITE}/api/menu`, { headers: { 'Accept-Language': acceptLanguage } });
  const response = await getResponse(createHandlers({ world }), request, { baseUrl: SITE });
  const { data }: { data: { title: string }[] } = await (response ?? Response.json({ data: [] })).json();
  return data.map(({ title }) => title);
}

test.each([
  ['fr', 'Accueil'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'Accueil'],
  ['de,en;q=0.9', 'Home'],
  ['*', 'Home'],
])('the demo answers Accept-Language: %s with the menu text %s', async (header, home) => {
  expect((await menuIn(new World(), header))[0]).toBe(home);
});

test('a French-only channel responds in French whatever languages the request accepts', async () => {
  expect((await menuIn(new World({ language: 'fr' }), 'en'))[0]).toBe('Accueil');
});

test('the demo translates stored names of its own and leaves other names unchanged', () => {
  const world = new World();
  const planName = () => world.catalogue.subscriptions[0]?.name ?? '';
  const inFrench = (stored: string) => world.runInLanguage(['fr'], () => world.translated(stored, planName));
  expect(inFrench('Monthly membership')).toBe('Abonnement mensuel');
  expect(inFrench('Abonnement mensuel')).toBe('Abonnement mensuel');
  expect(inFrench('A name of last year')).toBe('A name of last year');
});
