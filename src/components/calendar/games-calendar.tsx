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
  /** The name of the team, the school or the list to which the games belong. */
  name: string;
  /** Downloads the games that are known now. Left out if there are none. */
  onDownload?: (() => void) | undefined;
  /** Reserves the space of the button until it is known whether there is anything to download. */
  isLoading?: boolean;
  size?: 'small' | 'medium';
  children: ReactNode;
}

/**
 * Adds several games to the viewer's calendar: by subscription if the site has a
 * calendar feed, otherwise as a file.
 */
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
