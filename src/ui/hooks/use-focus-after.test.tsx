import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusAfter } from './use-focus-after';

function List({ rows }: { rows: readonly string[] }) {
  const list = useFocusAfter<HTMLUListElement>(rows.length);
  const none = useFocusAfter<HTMLParagraphElement>(rows.length);
  return rows.length === 0 ? (
    <p ref={none} tabIndex={-1}>
      none
    </p>
  ) : (
    <ul ref={list} tabIndex={-1}>
      {rows.map((row) => (
        <li key={row}>
          <button type="button">{row}</button>
        </li>
      ))}
    </ul>
  );
}

test('moves the focus to the replacement of a removed element', () => {
  const { rerender } = render(<List rows={['one', 'two']} />);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'one' }).focus();
  rerender(<List rows={['two']} />);
  expect(document.activeElement).toBe(screen.getByRole('list'));
  rerender(<List rows={[]} />);
  expect(document.activeElement).toBe(screen.getByText('none'));
});

test('does not move the focus if the focused element still exists', () => {
  const { rerender } = render(<List rows={['one', 'two']} />);
  screen.getByRole('button', { name: 'two' }).focus();
  rerender(<List rows={['two']} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'two' }));
});
