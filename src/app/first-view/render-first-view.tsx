import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import type { FirstAddress } from '../../api/first-response';
import { createQueryClient } from '../../api/query-client';
import { firstView } from '../../browser/first-view';
import { setSiteServices } from '../../browser/site-services';
import { htmlAtEdge } from '../../components/channel-html/html-at-edge';
import { writeHtml } from '../../components/channel-html/write-html';
import { noticeText } from '../../features/consent/notice-text';
import { noticeTextAtEdge } from '../../features/consent/notice-text-at-edge';
import { lazyGate } from '../../features/event/gate/lazy-gate';
import { pageText } from '../../features/schedule/page-text';
import { type Dictionary, dictionary } from '../../i18n/dictionary';
import { ALL_LANGUAGES, type Language } from '../../i18n/languages';
import type { TextArea } from '../../i18n/message-id';
import { channelTheme } from '../../theme/channel-theme';
import { persistentPart } from '../../ui/layout/persistent-part';
import { App } from '../app';
import { cookieNoticePart } from '../layout/cookie-notice-part';
import { findScreen } from '../routes/find-screen';
import { openView } from '../routes/screen-view';
import { PAGE_VIEW, SCREENS } from '../routes/screens';
import type { Router } from '../site';
import { readConfig } from '../start-up/site-config';
import {
  allowedCodesOf,
  firstData,
  firstResponses,
  firstScreen,
  needsKeys,
  pagesIn,
  pagesOf,
} from './first-responses';
import { type FirstViewData, fillQueries } from './first-view-data';
import { needsOwnZone } from './rendered-paths';
import { type RenderedScreen, renderedScreen } from './rendered-screen';

export interface RenderOptions extends Omit<FirstViewData, 'channel' | 'entries' | 'trimmed'> {
  /** The page's address without its query. */
  address: URL;
  /** The responses to the page's API calls, by the address of the call. */
  responses: ReadonlyMap<string, unknown>;
}

export interface RenderedView {
  screen: RenderedScreen;
  /** The areas of the texts on the page. */
  texts: readonly TextArea[];
  /** Whether the page is only for viewers in its own time zone. */
  needsOwnZone: boolean;
  /** The HTML for the page's head. */
  head: string;
  body: string;
  /** The inline style of the page's root element, with the channel's colours. */
  style: string;
  scheme: 'dark' | 'light';
  data: FirstViewData;
}

export interface FirstCall {
  /** The path and query of the call. */
  url: string;
  hasKeys: boolean;
  /** The error codes for which the response is null, as in the browser. */
  allowedCodes: readonly number[];
}

export interface Renderer {
  /**
   * Returns the calls whose responses a page needs; null for a page that is not rendered. The channel's own
   * pages also need the response with the channel, which describes their content.
   */
  calls(address: Omit<FirstAddress, 'pages'>, channel: unknown): FirstCall[] | null;
  /** Renders the page for a visitor; null if the responses do not match the contract. */
  render(options: RenderOptions): RenderedView | null;
}

/**
 * Matches the titles, descriptions and preloads that React puts before the page's content. Their attributes
 * contain no unescaped `>`.
 */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** The texts that every page needs. */
const FIRST_AREA: TextArea = 'site';
/** The texts of the cookie notice, which viewers who have decided do not need. */
const NOTICE_AREA: TextArea = 'consent';

/** React leaves this comment in place of a part that failed to render. */
const FAILED_PART = '<!--$!-->';

const routerAt =
  (path: string): Router =>
  ({ children }) => <StaticRouter location={path}>{children}</StaticRouter>;

/** Loads everything that rendering needs, for all pages. */
export async function createRenderer(): Promise<Renderer> {
  const screens = SCREENS.filter(({ path }) => renderedScreen(path.replace(':id', '1')));
  await Promise.all(screens.map(({ load }) => openView(load)));
  const areas = [...new Set([FIRST_AREA, NOTICE_AREA, ...screens.flatMap(({ load }) => load.texts)])];
  // In a browser, these parts load only for events with a gate, for pages with a text, and for new viewers.
  await Promise.all([lazyGate.open(), pageText.open()]);
  cookieNoticePart.component = await cookieNoticePart.load();
  cookieNoticePart.isOnPage = true;
  htmlAtEdge.writeWith(writeHtml);
  noticeText.read = noticeTextAtEdge;
  const views = new Map(
    await Promise.all(screens.map(async ({ load }) => [load, await load.code()] as const)),
  );
  function openFirst(queryClient: QueryClient, path: string): void {
    const found = findScreen(path);
    const view = found && views.get(found.screen.load);
    void view?.openFirst?.(queryClient, { path, id: found?.id ?? 0, search: '' });
  }
  const loaded = await Promise.all(
    ALL_LANGUAGES.map(async (language) => [language, await dictionary.load(language, areas)] as const),
  );
  const texts = Object.fromEntries(loaded) as Record<Language, Dictionary['messages']>;
  return {
    calls: (address, channel) =>
      firstResponses({ ...address, pages: pagesIn(channel) })?.map((each) => ({
        url: each.url,
        hasKeys: needsKeys(each),
        allowedCodes: allowedCodesOf(each),
      })) ?? null,
    render(options) {
      try {
        return renderScreen(options, texts[options.language], openFirst);
      } finally {
        // The persistent part is reset, because the next rendering is of another page.
        persistentPart.replace(null);
      }
    },
  };
}

function renderScreen(
  { address, responses, ...view }: RenderOptions,
  messages: Dictionary['messages'],
  openFirst: (queryClient: QueryClient, path: string) => void,
): RenderedView | null {
  const { pathname: path, origin } = address;
  const at = { path, pages: pagesOf(responses), ...view };
  const screen = firstScreen(at);
  if (!screen) return null;
  const initialData = firstData(screen, firstResponses(at) ?? [], responses);
  if (!initialData) return null;
  const data: FirstViewData = { ...view, ...initialData };
  const { channel } = data;
  const config = readConfig(view.config);
  const queryClient = createQueryClient();
  fillQueries(queryClient, data);
  setSiteServices(config);
  dictionary.show({ language: view.language, messages });
  firstView.renderAtEdge({ ...view, origin });
  openFirst(queryClient, path);
  const html = renderToString(
    <StrictMode>
      <App queryClient={queryClient} router={routerAt(path)} started={{ config, channel }} />
    </StrictMode>,
  );
  queryClient.clear();
  if (html.includes(FAILED_PART)) return null;
  const [head = ''] = HEAD.exec(html) ?? [];
  const { scheme, properties } = channelTheme({ ...channel['color-settings'] });
  const style = Object.entries({ 'color-scheme': scheme, ...properties })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return {
    screen,
    texts: [FIRST_AREA, ...(findScreen(path)?.screen.load ?? PAGE_VIEW).texts],
    needsOwnZone: needsOwnZone(path),
    head,
    body: html.slice(head.length),
    style,
    scheme,
    data,
  };
}
