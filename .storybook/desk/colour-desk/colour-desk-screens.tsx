import { useEffect, useRef, useState } from 'react';
import type { ColorSettings } from '../../../generated/model';
import { createConcurrencyLimit } from '../concurrency-limit';
import { firstOfEachScreen, useStories } from '../story-index';
import { useNear } from '../use-near';
import { framesOf, inOwnWindow } from '../view';
import type { DeskChannel } from './channel-settings';

const PAUSE_MS = 500;

/** Passes the channel to a frame in the frame's name, where a logo of any size fits, unlike in an address. */
const nameOf = (channel: DeskChannel) => JSON.stringify({ deskChannel: channel });

export function ColourDeskScreens({ channel }: { channel: DeskChannel }) {
  const screens = firstOfEachScreen(useStories());
  const { name, logo, languages } = channel;
  // New colours are sent to the open frames. Any other change reloads the frames.
  const opened = useSettled(JSON.stringify([name, logo, languages]));
  return (
    <div className="desk-frames">
      {screens.map(({ id, title }) => (
        <Screen key={`${id} ${opened}`} id={id} title={title} channel={channel} />
      ))}
    </div>
  );
}

/** Debounces a value, so that typing does not reload the frames on each key. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface ScreenProps {
  id: string;
  title: string;
  channel: DeskChannel;
}

const SHOWN_WIDTH = 400;

/** At most three sites load at once, because they would slow each other down. */
const starts = createConcurrencyLimit(3);

function sendColors(frame: HTMLIFrameElement | null, deskColors: ColorSettings): void {
  frame?.contentWindow?.postMessage({ deskColors }, location.origin);
}

/**
 * Loads a screen when it comes near the viewport and unloads it when it is far away, because fifty sites at
 * once are too many.
 */
function Screen({ id, title, channel }: ScreenProps) {
  const figure = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNear(figure, '400px');
  const [isOpen, setIsOpen] = useState(false);
  const endTurn = useRef(() => {});
  const [language = 'en'] = channel.languages;
  const [shown] = framesOf({ story: id, screens: ['laptop'], languages: [language], themes: ['dark'] });

  useEffect(() => {
    if (!isNear) return setIsOpen(false);
    endTurn.current = starts.enqueue(() => setIsOpen(true));
    return endTurn.current;
  }, [isNear]);
  useEffect(() => {
    if (isOpen) sendColors(frame.current, channel.colors);
  }, [isOpen, channel.colors]);

  if (!shown) return null;
  const scale = SHOWN_WIDTH / shown.width;
  return (
    <figure ref={figure} style={{ inlineSize: SHOWN_WIDTH }}>
      <figcaption>
        <a href={inOwnWindow(shown.src)} target="_blank" rel="noreferrer">
          {title}
        </a>
      </figcaption>
      <div style={{ blockSize: shown.height * scale }}>
        {isOpen && (
          <iframe
            ref={frame}
            onLoad={() => {
              sendColors(frame.current, channel.colors);
              endTurn.current();
            }}
            title={title}
            name={nameOf(channel)}
            src={shown.src}
            width={shown.width}
            height={shown.height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  );
}
