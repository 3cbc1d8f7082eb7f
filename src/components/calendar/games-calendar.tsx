import { type ReactNode, Suspense, useState } from 'react';
import { siteServices } from '../../browser/site-services';
import type { FeedIds } from '../../lib/links/feed-links';
import { Button } from '../../ui/button/button';
import { CalendarIcon } from '../../ui/icons/icons';
import { lazySection } from '../loading/lazy-section';

const SubscribeSheet = lazySection(
  () => import('./subscribe-sheet').then(({ SubscribeSheet: part }) => part),
  'calendar',
  'video',
);

interface GamesCalendarProps {
  ids: FeedIds;
  /** Whose games they are. */
  name: string;
  /** Downloads what is known now; left out where nothing is. */
  onDownload?: (() => void) | undefined;
  /** Keeps the button's place until it is known whether there is anything to download. */
  isLoading?: boolean;
  size?: 'small' | 'medium';
  children: ReactNode;
}

/** Puts several games into the viewer's calendar: by subscription where the site has a feed, else as a file. */
export function GamesCalendar({
  ids,
  name,
  onDownload,
  isLoading = false,
  size,
  children,
}: GamesCalendarProps) {
  const [open, setOpen] = useState(false);
  const { calendarFeed } = siteServices();
  if (!calendarFeed && !onDownload && !isLoading) return null;
  return (
    <>
      <Button
        look="secondary"
        size={size}
        disabled={isLoading && !calendarFeed}
        aria-haspopup={calendarFeed ? 'dialog' : undefined}
        onClick={() => (calendarFeed ? setOpen(true) : onDownload?.())}
      >
        <CalendarIcon />
        {children}
      </Button>
      {open && (
        <Suspense>
          <SubscribeSheet ids={ids} name={name} onDownload={onDownload} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
