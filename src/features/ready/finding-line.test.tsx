import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import messages from '../../i18n/messages/check/en.json';
import { FindingLine } from './finding-line';
import type { Finding, Part } from './verdict';

function show(part: Part, finding: Finding | null) {
  render(
    <IntlProvider locale="en" messages={messages}>
      <FindingLine part={part} finding={finding} />
    </IntlProvider>,
  );
  return screen.getByRole('listitem');
}

test.each([
  ['region', 'Finding your region…'],
  ['browser', 'Checking your browser…'],
  ['device', 'Checking your device…'],
  ['video', 'Playing the test video. This can take half a minute.'],
  ['speed', 'Measuring your connection…'],
] as const)(
  'FindingLine shows what the check is doing while the result for the %s is pending',
  (part, words) => {
    const line = show(part, null);
    expect(line).toHaveTextContent(words);
    expect(line).toHaveAttribute('data-level', 'pending');
  },
);

test('FindingLine replaces the text about the running check with the result', () => {
  const line = show('region', { part: 'region', level: 'good', message: 'check.placeGood', advice: null });
  expect(line).toHaveTextContent('Available in your region.');
  expect(line).not.toHaveTextContent('Finding your region');
  expect(line).toHaveAttribute('data-level', 'good');
});
