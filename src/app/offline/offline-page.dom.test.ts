import { expect, test, vi } from 'vitest';
import { renderOfflinePage } from './offline-page';
import { applySiteLook, isSiteLook, readSiteLook } from './site-look';

const HOUR_S = 3_600;
const NOW_S = Date.UTC(2026, 10, 24, 12) / 1_000;
const game = (id: number, start: number, teams = ['Falcons', 'Otters']) => ({
  ...{ id, name: `Gala ${id}`, teams, start, duration: null },
});

function render(language: 'en' | 'fr', games: ReturnType<typeof game>[]) {
  const root = document.createElement('div');
  const onRetry = vi.fn();
  renderOfflinePage(root, { channel: 'Northfield', language, games, nowMs: NOW_S * 1_000, onRetry });
  const rows = [...root.querySelectorAll('li strong')].map(({ textContent }) => textContent);
  return { root, rows, onRetry };
}

test('the offline page lists games that are not over, in the viewer’s language', () => {
  const games = [game(1, NOW_S - 5 * HOUR_S), game(2, NOW_S - HOUR_S), game(3, NOW_S + HOUR_S, [])];
  expect(render('en', games).rows).toEqual(['Otters at Falcons', 'Gala 3']);
  expect(render('fr', games).rows).toEqual(['Otters c. Falcons', 'Gala 3']);
  expect(render('fr', games).root.lang).toBe('fr');
});

test('the offline page explains what to do if no game is known, and a press on its button retries', () => {
  const { root, onRetry } = render('en', []);
  expect(root.textContent).toContain('Follow teams to see their next games here');
  root.querySelector('button')?.click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the offline page shows a team name with replacement patterns or HTML as plain text', () => {
  expect(render('en', [game(1, NOW_S, ['$& {away}', '<b>'])]).rows).toEqual(['<b> at $& {away}']);
});

test('the offline page uses only colours of the stored look', () => {
  const from = document.createElement('div');
  from.style.setProperty('--accent-color', '#0044cc');
  from.style.setProperty('--body-background', 'url(https://evil.example)');
  const look = readSiteLook('Northfield', 'en', from);
  expect(look.colors).toEqual({ '--accent-color': '#0044cc' });
  expect(isSiteLook(look)).toBe(true);
  expect(isSiteLook({ ...look, language: 'de' })).toBe(false);
  const to = document.createElement('div');
  applySiteLook({ ...look, colors: { ...look.colors, '--muted-text': 'red;}', '--other': '#000000' } }, to);
  expect(to.getAttribute('style')).toContain('--accent-color: #0044cc');
  expect(to.getAttribute('style')).not.toMatch(/muted|other/);
});
