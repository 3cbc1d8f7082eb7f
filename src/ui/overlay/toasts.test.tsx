import { act, render, screen } from '@testing-library/react';
import { shows } from '@tests/statements/shows';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../i18n/messages/site/en.json';
import { Toaster } from './toaster';
import { showToast } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={messages}>
        <Toaster />
      </IntlProvider>
    </MemoryRouter>,
  );
});

afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

test(
  'a toast disappears after 5,000 ms and has the type “info” by default',
  shows('toast type info', 'toast defaults', 'constant toast 5,000 ms'),
  () => {
    act(() => void showToast({ message: 'error.offline' }));
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.getByRole('status')).toHaveTextContent('The server isn’t responding');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

test('an error toast interrupts the screen reader', shows('toast type error'), () => {
  act(() => void showToast({ type: 'error', message: 'error.tooMany' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('showing the same toast twice shows one toast with a new timeout', shows('toast type success'), () => {
  act(() => void showToast({ type: 'success', message: 'error.offline' }));
  act(() => vi.advanceTimersByTime(3_000));
  act(() => void showToast({ type: 'success', message: 'error.offline' }));
  act(() => vi.advanceTimersByTime(3_000));
  expect(screen.getAllByText(/The server isn’t/)).toHaveLength(1);
});

test('toasts with the same message but other values are separate toasts', () => {
  const ready = (name: string) =>
    showToast({
      message: 'favourite.failed',
      values: { name },
      link: { to: `/${name}`, label: 'action.reload' },
    });
  act(() => void ready('first'));
  act(() => void ready('second'));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/first', '/second']);
});

test('a toast can be dismissed', () => {
  act(() => void showToast({ message: 'error.offline', durationMs: 60_000 }));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByText(/The server isn’t/)).toBeNull();
});
