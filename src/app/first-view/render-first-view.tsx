import type { Bootstrap } from '@generated/model';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { isCompleteChannel } from '../../api/hooks/channel';
import { createQueryClient } from '../../api/query-client';
import { firstView } from '../../browser/first-view';
import { setSiteServices } from '../../browser/site-services';
import { type Dictionary, dictionary } from '../../i18n/dictionary';
import { ALL_LANGUAGES, type Language } from '../../i18n/languages';
import { isRecord } from '../../lib/parse/is';
import { channelTheme } from '../../theme/channel-theme';
import { App } from '../app';
import { openView } from '../routes/screen-view';
import { SCREENS } from '../routes/screens';
import type { Router } from '../site';
import { readConfig } from '../start-up/site-config';
import { type FirstResponses, type FirstViewData, fillQueries, trimResponses } from './first-view-data';

export interface RenderOptions extends Omit<FirstViewData, 'responses'> {
  responses: Record<keyof FirstResponses, unknown>;
  /** The origin of the page's address. */
  origin: string;
}

export interface RenderedView {
  /** What belongs into the page's head. */
  head: string;
  body: string;
  /** The inline style of the page's root element: the channel's colours. */
  style: string;
  scheme: 'dark' | 'light';
  data: FirstViewData;
}

const PATH = '/';

/** A title, description or preload that React puts before all else. Attributes have no bare `>`. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** React leaves this in place of a part that failed. */
const FAILED_PART = '<!--$!-->';

const HomeRouter: Router = ({ children }) => <StaticRouter location={PATH}>{children}</StaticRouter>;

/** Loads what every rendering needs. */
export async function createRenderer(): Promise<(options: RenderOptions) => RenderedView | null> {
  const home = SCREENS.find(({ path }) => path === PATH);
  if (!home) throw new Error('there is no home screen');
  await openView(home.load);
  const loaded = await Promise.all(
    ALL_LANGUAGES.map(
      async (language) => [language, await dictionary.load(language, ['site', 'home'])] as const,
    ),
  );
  const texts = Object.fromEntries(loaded) as Record<Language, Dictionary['messages']>;
  return (options) => renderHome(options, texts[options.language]);
}

/** Home as a visitor sees it; null if the responses are not those of the contract. */
function renderHome(
  { origin, responses, ...view }: RenderOptions,
  messages: Dictionary['messages'],
): RenderedView | null {
  if (!isRenderable(responses)) return null;
  const data: FirstViewData = { ...view, responses: trimResponses(responses) };
  const { channel } = data.responses;
  const config = readConfig(view.config);
  const queryClient = createQueryClient();
  fillQueries(queryClient, data);
  setSiteServices(config);
  dictionary.show({ language: view.language, messages });
  firstView.renderAtEdge({ ...view, origin });
  const html = renderToString(
    <StrictMode>
      <App queryClient={queryClient} router={HomeRouter} started={{ config, channel }} />
    </StrictMode>,
  );
  queryClient.clear();
  if (html.includes(FAILED_PART)) return null;
  const [head = ''] = HEAD.exec(html) ?? [];
  const { scheme, properties } = channelTheme({ ...channel['color-settings'] });
  const style = Object.entries({ 'color-scheme': scheme, ...properties })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return { head, body: html.slice(head.length), style, scheme, data };
}

function isRenderable(responses: RenderOptions['responses']): responses is FirstResponses {
  const { channel, participants, homepage } = responses;
  return (
    isRecord(channel) &&
    isCompleteChannel(channel as unknown as Bootstrap) &&
    isRecord(participants) &&
    Array.isArray(participants.data) &&
    isRecord(homepage) &&
    Object.values(homepage).every(Array.isArray)
  );
}
