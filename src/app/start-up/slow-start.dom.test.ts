import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowStart } from './slow-start';

let reload: ReturnType<typeof vi.fn<() => void>>;
let slowStart: ReturnType<typeof createSlowStart>;
const shown = () => document.querySelector('.start-words')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  const start = Date.now();
  reload = vi.fn<() => void>();
  slowStart = createSlowStart(() => Date.now() - start, reload);
});
afterEach(() => {
  slowStart.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('shows a notice when start-up takes 4 seconds and offers to retry after 8', () => {
  slowStart.watch();
  vi.advanceTimersByTime(3_999);
  expect(shown()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('This is taking longer than usual.');
  vi.advanceTimersByTime(3_999);
  expect(document.querySelector('button')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(shown()).toContain('The website hasn’t answered yet.');
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('shows no notice if the site had started before it was watched', () => {
  slowStart.end();
  slowStart.watch();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBeNull();
});

test('a script that fails before the page has a body is reported once it has one', () => {
  const { body } = document;
  body.remove();
  slowStart.watch();
  document.head.append(document.createElement('script'));
  document.head.lastElementChild?.dispatchEvent(new Event('error'));
  document.documentElement.append(body);
  expect(shown()).toBeNull();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(shown()).toContain('A part of this website couldn’t be loaded.');
});

test.each([
  ['once, after 8 seconds,', 'navigate', 1],
  ['not a second time', 'reload', 0],
] as const)('a page without a body is loaded again %s and shows nothing', (_, type, reloads) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const { body } = document;
  body.remove();
  slowStart.watch();
  vi.advanceTimersByTime(7_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  document.documentElement.append(body);
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(shown()).toBeNull();
});

test('counts the start-up time from the page request, not from when the script ran', () => {
  vi.advanceTimersByTime(3_000);
  slowStart.watch();
  vi.advanceTimersByTime(1_000);
  expect(shown()).toBe('This is taking longer than usual.');
});

test('a slow start names the video service as the cause once the website has responded', () => {
  slowStart.watch();
  slowStart.waitFor('service');
  vi.advanceTimersByTime(8_000);
  expect(shown()).toContain('The video service hasn’t answered yet.');
});

test('a slow start says that the page has not fully loaded while the page itself is incomplete', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  slowStart.watch();
  vi.advanceTimersByTime(8_000);
  expect(shown()).toContain('This page hasn’t fully loaded yet.');
});

test('names the missing connection when a slow start is offline, and reloads when the connection returns', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  slowStart.watch();
  dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8_000);
  expect(shown()).toContain('Your device seems to be offline.');
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test('shows at once that a script of the page failed to load', () => {
  slowStart.watch();
  const script = document.createElement('script');
  script.type = 'text/plain';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(shown()).toContain('A part of this website couldn’t be loaded.');
  expect(document.querySelector('button')?.textContent).toBe('Try again');
  script.remove();
});

test('a slow start ignores an image that failed to load', () => {
  slowStart.watch();
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect(shown()).toBeNull();
  picture.remove();
});

test('removes the slow-start notice once the site has started', () => {
  slowStart.watch();
  vi.advanceTimersByTime(8_000);
  slowStart.end();
  expect(shown()).toBeNull();
  dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBeNull();
});
