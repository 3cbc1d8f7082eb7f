import type { Language } from '../../i18n/languages';
import { OFFLINE_TEXTS } from '../../i18n/offline-texts';
import { regionalLocale } from '../../i18n/regional-locale';
import { timeOfDay } from '../../i18n/time-of-day';
import { eventEnd } from '../../lib/event/event-end';
import { eventTitle } from '../../lib/event/event-title';
import type { KnownGame } from './known-games';
import styles from './offline-page.module.css';

interface OfflinePage {
  channel: string | undefined;
  language: Language;
  games: readonly KnownGame[];
  nowMs: number;
  onRetry(): void;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, content: string | readonly Node[] = []) {
  const node = document.createElement(tag);
  node.append(...(typeof content === 'string' ? [content] : content));
  return node;
}

/**
 * Renders the offline page with plain elements and the texts of both languages, because the site's code may
 * not be on the device.
 */
export function renderOfflinePage(
  root: HTMLElement,
  { channel, language, games, nowMs, onRetry }: OfflinePage,
): void {
  const texts = OFFLINE_TEXTS[language];
  const locale = regionalLocale(language, navigator.languages);
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...timeOfDay(locale),
  });
  const titleOf = ({ name, teams }: KnownGame) =>
    eventTitle({ name, participants: teams.map((short_name) => ({ short_name })) }, ({ away, home }) =>
      texts.versus.replace('{away}', () => away).replace('{home}', () => home),
    );
  const coming = games.filter(({ start, duration }) => eventEnd(start, duration) * 1_000 > nowMs);

  const retryButton = element('button', texts.again);
  retryButton.type = 'button';
  retryButton.onclick = onRetry;
  const rows = coming.map((game) =>
    element('li', [element('strong', titleOf(game)), element('span', format.format(game.start * 1_000))]),
  );
  const gamesPart =
    rows.length > 0
      ? [element('h2', texts.games), element('ul', rows), element('p', texts.note)]
      : [element('p', texts.none)];
  const page = element('main', [
    ...(channel ? [element('p', channel)] : []),
    element('h1', texts.title),
    element('p', texts.body),
    retryButton,
    element('section', gamesPart),
  ]);
  page.className = styles.page ?? '';
  root.lang = language;
  root.replaceChildren(page);
}
