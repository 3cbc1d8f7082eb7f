import { PREFIX } from '../../browser/storage/stored-entry';
import { clockChanges, ownOffsetAt } from '../../lib/time/clock-changes';

/**
 * The build writes this script into the page, right behind the site. Where the edge has rendered the page, it runs before
 * the first paint. A device starts as an unrendered page does if it has stored what the edge cannot know of, or if it is
 * in another zone than the page's days.
 */
const UNKNOWN_AT_EDGE = ['signed_in', 'language', 'event_view', 'hide_scores'];

const page = document.documentElement;
const root = document.getElementById('root');
const mark = document.querySelector<HTMLTemplateElement>('#start-mark');

const isOwnZone = page.dataset.zone === clockChanges(Date.now(), ownOffsetAt);

function isPlain(): boolean {
  if (page.dataset.needsOwnZone !== undefined && !isOwnZone) return true;
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

if (page.dataset.rendered !== undefined && root && mark) {
  if (isPlain()) {
    delete page.dataset.rendered;
    root.replaceChildren(mark.content);
  } else {
    applyStyles();
    // Times in another zone than the viewer's would be wrong for a moment.
    if (isOwnZone) delete page.dataset.zone;
  }
  mark.remove();
  root.hidden = false;
}
