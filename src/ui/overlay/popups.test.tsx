import { act, render, screen } from '@testing-library/react';
import { shows } from '@tests/statements/shows';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test } from 'vitest';
import messages from '../../i18n/messages/site/en.json';
import { OpenOverlay } from './open-overlay';
import { PopupCancelled } from './popup-queue';
import { confirm, openPopup } from './popups';

beforeEach(() => {
  render(
    <IntlProvider locale="en" messages={messages}>
      <OpenOverlay />
    </IntlProvider>,
  );
});

function ask() {
  let answer: Promise<string> = Promise.resolve('');
  act(() => {
    answer = openPopup({ title: 'whoops.title', ok: 'action.reload' }).then(
      () => 'ok',
      (error) => (error instanceof PopupCancelled ? 'cancelled' : 'broken'),
    );
  });
  return answer;
}

test('a popup resolves on ok', shows('popup resolves'), async () => {
  const answer = ask();
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(await answer).toBe('ok');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a popup rejects on cancel', shows('popup rejects'), async () => {
  const answer = ask();
  act(() => screen.getByRole('button', { name: 'Cancel' }).click());
  expect(await answer).toBe('cancelled');
});

test('a popup rejects on Escape', async () => {
  const answer = ask();
  act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(await answer).toBe('cancelled');
});

test('confirm resolves to false on cancel and to true on ok', async () => {
  for (const [name, expected] of [
    ['Cancel', false],
    ['Reload', true],
  ] as const) {
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirm({ title: 'whoops.title', ok: 'action.reload' });
    });
    act(() => screen.getByRole('button', { name }).click());
    expect(await answer).toBe(expected);
  }
});

test('two popups are shown one after the other', async () => {
  const [first, second] = [ask(), ask()];
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  act(() => screen.getByRole('button', { name: 'Cancel' }).click());
  expect(await Promise.all([first, second])).toEqual(['ok', 'cancelled']);
});

test('a press outside rejects a popup, but a selection that ends outside does not', async () => {
  const answer = ask();
  const dialog = screen.getByRole('dialog');
  const heading = screen.getByRole('heading');
  act(() => {
    heading.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.click();
  });
  expect(screen.queryByRole('dialog')).toBe(dialog);
  act(() => {
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.click();
  });
  expect(await answer).toBe('cancelled');
});
