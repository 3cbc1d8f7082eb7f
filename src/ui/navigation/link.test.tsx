import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { Link, type LinkProps } from './link';

function Address() {
  const { pathname, search, hash, state } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}${hash} ${state ?? ''}`}</p>;
}

function show(link: LinkProps) {
  render(
    <BrowserRouter>
      <Address />
      <Link {...link}>link</Link>
    </BrowserRouter>,
  );
  return screen.getByRole('link');
}

const address = () => screen.getByText(/^(POP|PUSH|REPLACE) /).textContent?.trim();

beforeEach(() => history.replaceState(null, '', '/schedule?team=1'));

test.each<[string, LinkProps, string]>([
  ['another page', { to: '/vod?title=a#first' }, 'PUSH /vod?title=a#first'],
  ['another page, with state', { to: '/vod', state: 'kept' }, 'PUSH /vod kept'],
  ['another page, in place of this one', { to: '/vod', replace: true }, 'REPLACE /vod'],
  ['this page, which adds no entry to the history', { to: '/schedule?team=1' }, 'REPLACE /schedule?team=1'],
  ['this page with another query', { to: '/schedule?team=2' }, 'PUSH /schedule?team=2'],
])('a link leads to %s', (_, link, expected) => {
  fireEvent.click(show(link));
  expect(address()).toBe(expected);
});

test.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Cmd', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['of a link with a target', { target: '_blank' }, {}],
])('a click %s is left to the browser', (_, link, click) => {
  const element = show({ to: '/vod', ...link });
  // The browser of the test cannot open another page.
  let isLeft = false;
  addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(element, click);
  expect(isLeft).toBe(true);
  expect(address()).toBe('POP /schedule?team=1');
});

test('a click that the page handles itself does not follow the link', () => {
  fireEvent.click(show({ to: '/vod', onClick: (event) => event.preventDefault() }));
  expect(address()).toBe('POP /schedule?team=1');
});
