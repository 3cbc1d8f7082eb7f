import { PREFIX } from '../../browser/storage/stored-entry';

/**
 * The build writes this script into the page, right behind the site. Where the edge has rendered the page, it runs before
 * the first paint: what a device has stored that the edge cannot know of makes it start as an unrendered page does.
 */
const UNKNOWN_AT_EDGE = ['signed_in', 'language', 'event_view', 'hide_scores'];

const page = document.documentElement;
const root = document.getElementById('root');
const mark = document.querySelector<HTMLTemplateElement>('#start-mark');

function isPlain(): boolean {
  try {
    return UNKNOWN_AT_EDGE.some((key) => localStorage.getItem(PREFIX + key) !== null);
  } catch {
    return false;
  }
}

/** The policy blocks styles in the text of a page, but not those that its scripts set. */
function applyStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
}

/** Hides the time at a venue where the viewer's clock shows the same one, as the site itself does. */
function hideOwnVenueTimes(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-venue-zone]')) {
    const start = new Date(place.closest('time')?.dateTime ?? '');
    const clockIn = (timeZone?: string) =>
      start.toLocaleString('en', { dateStyle: 'short', timeStyle: 'short', timeZone });
    place.hidden = clockIn() === clockIn(place.dataset.venueZone);
  }
}

if (page.dataset.rendered !== undefined && root && mark) {
  if (isPlain()) {
    delete page.dataset.rendered;
    root.replaceChildren(mark.content);
  } else {
    applyStyles();
    hideOwnVenueTimes();
    // Times in another zone than the viewer's would be wrong for a moment.
    if (page.dataset.zone === Intl.DateTimeFormat().resolvedOptions().timeZone) delete page.dataset.zone;
  }
  mark.remove();
  root.hidden = false;
}
