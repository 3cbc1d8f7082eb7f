import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { tracked } from '../../analytics/track';
import messages from '../../i18n/messages/site/en.json';
import { OptionalSection } from './optional-section';

function Broken(): never {
  throw new TypeError('teams is undefined');
}

test('an optional section that throws shows a notice, reports once and leaves the screen working', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const troubles = vi.fn();
  const stop = tracked.on('trouble', troubles);
  render(
    <IntlProvider locale="en" messages={messages}>
      <h1>the screen</h1>
      <OptionalSection>
        <Broken />
      </OptionalSection>
      <OptionalSection>
        <p>another part</p>
      </OptionalSection>
    </IntlProvider>,
  );
  stop();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('the screen');
  expect(screen.getByText('another part')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(troubles.mock.calls).toEqual([[{ kind: 'uncaught', error: new TypeError('teams is undefined') }]]);
});
