import type { Page } from '@playwright/test';

export interface Recorded {
  /** Milliseconds from the click to the end of the first frame with the screen's final layout. */
  finalMs: number;
  /** Milliseconds from the click to the end of the first frame with the screen's heading and content. */
  contentMs: number;
  /** The cumulative layout shift since the click. */
  layoutShift: number;
  /** The longest task since the click, in milliseconds. */
  longestTaskMs: number;
}

interface Recorder {
  start(path: string, content: string, ownHeading: boolean): void;
  press(): void;
  read(): Recorded;
}

/**
 * Adds a recorder to each page of this tab, which notes the positions of the screen's parts in each frame, from
 * the first one that contains the screen.
 */
export async function installRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let run = 0;
    const state = { pressedAt: Number.NaN, finalAt: Number.NaN, contentAt: Number.NaN, shift: 0, longest: 0 };
    let heading = '';
    const readHeading = () => document.querySelector('main h1')?.textContent ?? '';
    // Leaves out horizontal positions, because rails may move on their own, and everything below the
    // viewport.
    const readLayout = () =>
      [...document.querySelectorAll('main, main :is(h1, h2, h3, article, table, nav, [data-mode])')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
        .map(({ top, bottom }) => `${Math.round(top)} ${Math.round(Math.min(bottom, innerHeight))}`)
        .join();
    addEventListener(
      'click',
      ({ timeStamp, isTrusted }) => {
        if (isTrusted) state.pressedAt = timeStamp;
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= state.pressedAt && !Reflect.get(entry, 'hadRecentInput'))
          state.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (startTime + duration >= state.pressedAt) state.longest = Math.max(state.longest, duration);
    }).observe({ type: 'longtask' });
    const recorder: Recorder = {
      start(path, content, ownHeading) {
        const nan = Number.NaN;
        Object.assign(state, { pressedAt: nan, finalAt: nan, contentAt: nan, shift: 0, longest: 0 });
        if (!ownHeading) heading = readHeading();
        const current = ++run;
        let layout = '';
        const findContent = () =>
          location.pathname === path && (readHeading() === heading) === ownHeading
            ? document.querySelector<HTMLElement>(content)
            : null;
        const onPainted = () => {
          const paintedAt = performance.now();
          if (!findContent()?.checkVisibility({ visibilityProperty: true })) return;
          const now = readLayout();
          if (now === layout) return;
          layout = now;
          state.finalAt = paintedAt;
          if (Number.isNaN(state.contentAt)) state.contentAt = paintedAt;
        };
        const onFrame = () => {
          if (current !== run) return;
          requestAnimationFrame(onFrame);
          // Cards outside the viewport have no size until the frame is painted. The priority lets this task run
          // right after it and not after the effects of the next screen.
          void scheduler.postTask(onPainted, { priority: 'user-blocking' });
        };
        // Recording each frame while React renders the next screen would take most of a slowed processor.
        const changes = new MutationObserver(() => {
          if (current === run && !findContent()) return;
          changes.disconnect();
          requestAnimationFrame(onFrame);
        });
        changes.observe(document.body, { childList: true, subtree: true, attributes: true });
      },
      press: () => {
        state.pressedAt = performance.now();
      },
      read: () => ({
        finalMs: state.finalAt - state.pressedAt,
        contentMs: state.contentAt - state.pressedAt,
        layoutShift: state.shift,
        longestTaskMs: state.longest,
      }),
    };
    Object.assign(window, { layoutRecorder: recorder });
  });
}

/** Records from the next click until the layout has had time to settle. */
export async function record(
  page: Page,
  screen: { path: string; content: string; ownHeading: boolean },
  act: () => Promise<void>,
  settleMs: number,
): Promise<Recorded> {
  await page.evaluate(({ path, content, ownHeading }) => {
    (Reflect.get(window, 'layoutRecorder') as Recorder).start(path, content, ownHeading);
  }, screen);
  await act();
  await page.waitForTimeout(settleMs);
  return page.evaluate(() => (Reflect.get(window, 'layoutRecorder') as Recorder).read());
}

/** Goes back in the history, as the browser's back button does. */
export const goBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (Reflect.get(window, 'layoutRecorder') as Recorder).press();
    history.back();
  });
