import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../i18n/messages/watch/en.json';
import { Link } from '../../ui/navigation/link';
import { EmbedFrame } from './embed-frame';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Player() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/buy?event_id=1">Buy</Link>
      <button type="button" onClick={() => navigate('/login')}>
        Go
      </button>
    </>
  );
}

function open() {
  return render(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter initialEntries={['/watch_embed/1']}>
        <EmbedFrame>
          <Player />
        </EmbedFrame>
      </MemoryRouter>
    </IntlProvider>,
  );
}

test('links in an embedded player open a new tab without an opener and do not change the player', () => {
  open();
  const link = screen.getByRole('link', { name: 'Buy' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  // Prevents the browser from following the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(screen.getByRole('link', { name: 'Buy' })).toBeInTheDocument();
});

test('an embedded player shows a link to another screen instead of that screen', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getByRole('heading', { name: 'This page opens on the site itself' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Buy' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Open in a new tab' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  [true, 'shows the address where no tab has opened'],
  [false, 'shows no address where a tab has opened'],
])('after a press on a link, with the page focused: %s, the embedded player %s', (focused) => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(focused);
  open();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Buy' }));
  act(() => void vi.advanceTimersByTime(1_000));
  if (focused) expect(screen.getByRole('alert')).toHaveTextContent(`${location.origin}/buy?event_id=1`);
  else expect(screen.queryByRole('alert')).toBeNull();
});
