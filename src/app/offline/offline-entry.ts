import { storage } from '../../browser/storage/storage';
import { ALL_LANGUAGES, firstPreferred } from '../../i18n/languages';
import { isKnownGames, KNOWN_GAMES_KEY } from './known-games';
import './offline-entry.css';
import { renderOfflinePage } from './offline-page';
import { applySiteLook, isSiteLook, SITE_LOOK_KEY } from './site-look';

const look = storage.get(SITE_LOOK_KEY, isSiteLook);
const language = look?.language ?? firstPreferred(navigator.languages, ALL_LANGUAGES) ?? 'en';
const reload = () => location.reload();

document.documentElement.lang = language;
if (look) {
  applySiteLook(look, document.documentElement);
  document.title = look.name;
}
renderOfflinePage(document.body, {
  channel: look?.name,
  language,
  games: storage.get(KNOWN_GAMES_KEY, isKnownGames) ?? [],
  nowMs: Date.now(),
  onRetry: reload,
});
addEventListener('online', reload);
