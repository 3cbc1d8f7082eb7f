import { createRef, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { dictionary } from '../../src/i18n/dictionary';
import { prefetchStream } from '../../src/player/engine/prefetch/prefetch-stream';
import { prefetchPlayer } from '../../src/player/engine/prefetch-player';
import { Player } from '../../src/player/player';
import type { PlayerHandle, PlayerProps } from '../../src/player/types';
import { applyTheme, channelTheme } from '../../src/theme/channel-theme';
import '../../src/theme/tokens.css';
import '../../src/theme/base.css';
import type { Call, PageRequest } from './player-page';
import './player-page.css';

const request: PageRequest = JSON.parse(new URLSearchParams(location.search).get('ask') ?? '{"props":{}}');
const { language = 'en', colors = {}, next, sources, preload } = request;
const calls: Call[] = [];
const note = (name: string) => (argument?: unknown) =>
  void calls.push({ name, argument, at: performance.now() });

const handle = createRef<PlayerHandle>();
let requested = 0;
const props: PlayerProps = {
  videoId: 1,
  source: null,
  title: 'Otters at Falcons',
  poster: '/media/files/poster.jpg',
  ...request.props,
  ref: handle,
  next: next ? { title: next, onPlay: note('next') } : null,
  onPosition: note('position'),
  onPrerollShown: note('preroll'),
  onFirstFrame: note('firstFrame'),
  onViewing: note('viewing'),
  onEnded: note('ended'),
  onLog: note('log'),
  ...(sources && {
    async refreshSource() {
      note('refresh')();
      requested += 1;
      return sources[Math.min(requested, sources.length) - 1] ?? null;
    },
  }),
};

prefetchPlayer();
if (preload && props.source)
  prefetchStream(props.source, { width: innerWidth, dataUse: 'best', segment: !props.preroll });
applyTheme(channelTheme(colors), document.documentElement);
document.documentElement.lang = language;
const element = document.getElementById('root');
if (!element) throw new Error('the page has no root');
const root = createRoot(element);

function show(shown: boolean): void {
  root.render(
    <StrictMode>
      <IntlProvider
        locale={language}
        messages={dictionary.read().messages}
        onError={(error) => console.error(error)}
      >
        <main>
          {shown && <Player {...props} />}
          <label>
            A field of the page
            <input name="field" />
          </label>
        </main>
      </IntlProvider>
    </StrictMode>,
  );
}

/** Shows the player with its texts, which a screen of the site loads together with its code. */
async function start(): Promise<void> {
  dictionary.prefetch(language, ['player']);
  await dictionary.open(language);
  await dictionary.need('player');
  window.playerPage = {
    calls,
    mount: () => show(true),
    unmount: () => show(false),
    handle: () => handle.current,
    behind() {
      const moment = handle.current?.playback.get().moment ?? null;
      return moment === null ? null : (Date.now() - moment) / 1000;
    },
  };
  show(true);
}
void start();
