import { framesOf } from './view';

/** Opens a story in Storybook itself, from a page within it. */
export const storyAddress = (id: string): string => `./?path=/story/${id}`;

interface StoryPictureProps {
  story: string;
  title: string;
  /** The width at which it is drawn, in pixels. */
  width?: number;
  language?: string;
  theme?: string;
}

/** A story as a laptop shows it, small. It loads when it comes into view. */
export function StoryPicture({
  story,
  title,
  width = 320,
  language = 'en',
  theme = 'dark',
}: StoryPictureProps) {
  const [frame] = framesOf({ story, screens: ['laptop'], languages: [language], themes: [theme] });
  if (!frame) return null;
  const scale = width / frame.width;
  return (
    <span className="desk-picture" style={{ inlineSize: width, blockSize: frame.height * scale }}>
      <iframe
        title={title}
        aria-hidden="true"
        src={frame.src}
        loading="lazy"
        tabIndex={-1}
        width={frame.width}
        height={frame.height}
        style={{ transform: `scale(${scale})` }}
      />
      <a href={storyAddress(story)} target="_parent">
        {title}
      </a>
    </span>
  );
}
