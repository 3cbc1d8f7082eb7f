import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Arrival, ScreenArrival } from '../navigation/arrival';
import { BelowViewport } from './below-viewport';

/** Opens a screen and returns its text as it was first committed, and as it is at the end. */
function open(arrival: Arrival) {
  let first = '';
  const screen = (
    <div
      ref={(element) => {
        if (element) first = element.textContent;
      }}
    >
      <ScreenArrival value={arrival}>
        first viewport
        <BelowViewport>, rest</BelowViewport>
      </ScreenArrival>
    </div>
  );
  const { container } = render(screen);
  return { first, all: container.textContent };
}

test.each(['press', 'address'] as const)(
  'a screen that opens by %s shows its first viewport before the rest',
  (arrival) => {
    expect(open(arrival)).toEqual({ first: 'first viewport', all: 'first viewport, rest' });
  },
);

test('a screen to which the viewer returns is whole at once', () => {
  expect(open('history').first).toBe('first viewport, rest');
});

test('a screen that the edge has rendered is whole and stays so while it hydrates', () => {
  const screen = (
    <BelowViewport>
      <p>rest</p>
    </BelowViewport>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(screen);
  const rest = container.querySelector('p');
  expect(rest).toBeTruthy();
  const errors: unknown[] = [];
  render(screen, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  expect(container.querySelector('p')).toBe(rest);
  expect(errors).toEqual([]);
});
