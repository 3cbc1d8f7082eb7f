import { expect, test } from 'vitest';
import { clearPersonalStorage } from '../src/api/session/clear-personal-storage';
import { consent } from '../src/browser/consent';
import { downloadHistory } from '../src/browser/memory/download-history';
import { rememberPage } from '../src/browser/memory/last-page';
import { resumeMemory } from '../src/browser/memory/resume-memory';
import { storage } from '../src/browser/storage/storage';
import { watchLog } from '../src/browser/watch-log/watch-log';

const storedNames = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('rudy_'))
    .sort();

test('clearing personal storage removes the viewer’s data and keeps the display settings', () => {
  localStorage.clear();
  rememberPage('/watch/12', '');
  resumeMemory(4, 'event-12').update({ time: 61, duration: null, ended: false });
  downloadHistory(4).add({ kind: 'event', id: 12, name: 'Final', fileName: 'final.mp4', size: null, at: 1 });
  watchLog({ userId: 4, event: { id: 12, title: 'Final' }, live: true, embedded: false }).add(
    { type: 'watched', seconds: 5 },
    performance.now(),
  );
  for (const key of ['clips_followed', 'favourite_wish', 'data_waiting', 'data_session'])
    storage.set(key, [1]);
  expect(storedNames()).toHaveLength(8);

  storage.set('language', 'fr');
  storage.set('player', { volume: 0.4 });
  storage.set('attempt_4_event_12', { at: 1 });
  consent.decide('refused');
  localStorage.setItem('another_sites', '1');
  clearPersonalStorage();
  expect(storedNames()).toEqual(
    expect.arrayContaining(['rudy_attempt_4_event_12', 'rudy_consent', 'rudy_language', 'rudy_player']),
  );
  expect(
    storedNames().filter((name) => /last_page|resume|watch|download|followed|wish|data_/.test(name)),
  ).toEqual([]);
  expect(localStorage.getItem('another_sites')).toBe('1');
});
