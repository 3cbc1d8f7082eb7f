import { useEffect, useRef, useState } from 'react';
import type { ColorSettings } from '../../../generated/model';
import { firstOfEachScreen, useStories } from '../story-index';
import { createTurns } from '../turns';
import { useNear } from '../use-near';
import { framesOf, inOwnWindow } from '../view';
import type { DeskChannel } from './channel-settings';

const PAUSE_MS = 500;

/** What a frame of the desk gets: in its name, so that a logo of any size fits and no address holds it. */
const nameOf = (channel: DeskChannel) => JSON.stringify({ deskChannel: channel });

export function ColourDeskScreens({ channel }: { channel: DeskChannel }) {
  const screens = firstOfEachScreen(useStories());
  const { name, logo, languages } = channel;
  // Colours are sent to the open frames; a change of anything else opens them again.
  const opened = useSettled(JSON.stringify([name, logo, languages]));
  return (
    <div className="desk-frames">
      {screens.map(({ id, title }) => (
        <Screen key={`${id} ${opened}`} id={id} title={title} channel={channel} />
      ))}
    </div>
  );
}

/** The value once it has not changed for a moment, so that typing does not open the frames with each key. */
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

/** Sites that start at the same time slow each other down. */
const starts = createTurns(3);

function sendColors(frame: HTMLIFrameElement | null, deskColors: ColorSettings): void {
  frame?.contentWindow?.postMessage({ deskColors }, location.origin);
}

/** A screen loads as it comes into view, and ends when it is far out of it: fifty sites at once are too many. */
function Screen({ id, title, channel }: ScreenProps) {
  const place = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNear(place, '400px');
  const [isOpen, setIsOpen] = useState(false);
  const endTurn = useRef(() => {});
  const [language = 'en'] = channel.languages;
  const [shown] = framesOf({ story: id, screens: ['laptop'], languages: [language], themes: ['dark'] });

  useEffect(() => {
    if (!isNear) return setIsOpen(false);
    endTurn.current = starts.take(() => setIsOpen(true));
    return endTurn.current;
  }, [isNear]);
  useEffect(() => {
    if (isOpen) sendColors(frame.current, channel.colors);
  }, [isOpen, channel.colors]);

  if (!shown) return null;
  const scale = SHOWN_WIDTH / shown.width;
  return (
    <figure ref={place} style={{ inlineSize: SHOWN_WIDTH }}>
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
