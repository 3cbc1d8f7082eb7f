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

/** Reports whatever is observed as in view. */
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

test('the end of a list that comes into view during another request loads more after it', () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const onLoadMore = vi.fn();
  const { rerender } = render(trigger(true, onLoadMore));
  expect(onLoadMore).not.toHaveBeenCalled();
  rerender(trigger(false, onLoadMore));
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('the end of a list on a page that came rendered loads more only once the viewer has done something', () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  untouched.replace(true);
  const onLoadMore = vi.fn();
  render(trigger(false, onLoadMore));
  expect(onLoadMore).not.toHaveBeenCalled();
  act(() => untouched.replace(false));
  expect(onLoadMore).toHaveBeenCalledOnce();
});
