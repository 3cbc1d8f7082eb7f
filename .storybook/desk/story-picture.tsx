import { useEffect, useRef, useState } from 'react';
import { loadStates, pictureAddress } from './recorded-states';
import { useNear } from './use-near';
import { type Frame, framesOf } from './view';

/** The language and colours in which a run takes pictures. Others need a live frame. */
const RECORDED = { language: 'en', theme: 'dark' };

/** Returns the address that opens a story in Storybook itself, from a page within it. */
export const storyAddress = (id: string, language = RECORDED.language): string =>
  `./index.html?path=/story/${id}${language === RECORDED.language ? '' : `&globals=language:${language}`}`;

interface StoryPictureProps {
  story: string;
  title: string;
  /** The width at which the picture is drawn, in pixels. */
  width?: number;
  language?: string;
  theme?: string;
}

/**
 * Shows a story as on a laptop, at a small size: the picture of the last run, or a live frame if there is
 * none.
 */
export function StoryPicture({
  story,
  title,
  width = 320,
  language = RECORDED.language,
  theme = RECORDED.theme,
}: StoryPictureProps) {
  const isRecordable = language === RECORDED.language && theme === RECORDED.theme;
  const hasPicture = useHasPicture(story);
  const [frame] = framesOf({ story, screens: ['laptop'], languages: [language], themes: [theme] });
  if (!frame) return null;
  const height = (frame.height / frame.width) * width;
  return (
    <span className="desk-picture" style={{ inlineSize: width, blockSize: height }}>
      {isRecordable && hasPicture && (
        <img src={pictureAddress(story)} alt="" loading="lazy" width={width} height={height} />
      )}
      {(!isRecordable || hasPicture === false) && <LiveFrame frame={frame} title={title} width={width} />}
      <a href={storyAddress(story)} target="_parent">
        {title}
      </a>
    </span>
  );
}

/** Returns whether the story has a picture, or undefined while that is unknown. */
function useHasPicture(story: string): boolean | undefined {
  const [hasPicture, setHasPicture] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    void loadStates().then((states) => {
      if (isCurrent) setHasPicture(states[story]?.hasPicture ?? false);
    });
    return () => {
      isCurrent = false;
    };
  }, [story]);
  return hasPicture;
}

interface LiveFrameProps {
  frame: Frame;
  title: string;
  width: number;
}

function LiveFrame({ frame, title, width }: LiveFrameProps) {
  const element = useRef<HTMLSpanElement>(null);
  const isNear = useNear(element, '100px');
  return (
    <span ref={element} className="desk-live">
      {isNear && (
        <iframe
          title={title}
          aria-hidden="true"
          src={frame.src}
          tabIndex={-1}
          width={frame.width}
          height={frame.height}
          style={{ transform: `scale(${width / frame.width})` }}
        />
      )}
    </span>
  );
}
