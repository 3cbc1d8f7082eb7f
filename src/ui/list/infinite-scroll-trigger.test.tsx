import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { untouched } from '../../browser/untouched';
import en from '../../i18n/messages/site/en.json';
import { InfiniteScrollTrigger } from './infinite-scroll-trigger';

afterEach(() => {
  vi.unstubAllGlobals();
  untouched.replace(false);
});

/** An observer that reports every observed element as visible. */
class EverythingInView {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const trigger = (busy: boolean, onLoadMore: () => void) => (
  <IntlProvider locale="en" messages={en}>
    <InfiniteScrollTrigger busy={busy} onLoadMore={onLoadMore} />
  </IntlProvider>
);

test('the end of a list that comes into view during a request loads more after the request', () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const onLoadMore = vi.fn();
  const { rerender } = render(trigger(true, onLoadMore));
  expect(onLoadMore).not.toHaveBeenCalled();
  rerender(trigger(false, onLoadMore));
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('the end of a list on a rendered page loads more only after the viewer has used the page', () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  untouched.replace(true);
  const onLoadMore = vi.fn();
  render(trigger(false, onLoadMore));
  expect(onLoadMore).not.toHaveBeenCalled();
  act(() => untouched.replace(false));
  expect(onLoadMore).toHaveBeenCalledOnce();
});
