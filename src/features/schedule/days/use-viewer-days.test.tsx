import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstView } from '../../../browser/first-view';
import { useViewerDays } from './use-viewer-days';

const CHICAGO = 'America/Chicago';
const RENDERED = Date.parse('2026-11-23T23:59:50-06:00');

beforeEach(() => vi.useFakeTimers({ now: RENDERED + 20_000, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const rendered: string[] = [];

function Today() {
  const { today } = useViewerDays();
  rendered.push(today);
  return <p>{today}</p>;
}

const page = (
  <IntlProvider locale="en" timeZone={CHICAGO}>
    <Today />
  </IntlProvider>
);

test('useViewerDays hydrates a page with the day on which it was rendered, and then shows the viewer’s day', async () => {
  firstView.renderWith({ now: RENDERED, locale: 'en', timeZone: CHICAGO });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.getByText('2026-11-23')).toBeInTheDocument();
  rendered.length = 0;
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(rendered.at(0)).toBe('2026-11-23');
  expect(screen.getByText('2026-11-24')).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
