import { clipRequestNameMax } from '@generated/zod/grandstandChannelAPI.schemas.zod';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import messages from '../../../i18n/messages/clips/en.json';
import { ClipDetails } from './clip-details';
import { useClipDraft } from './use-clip-draft';

function Details() {
  return <ClipDetails draft={useClipDraft(60, { start: 0, end: 10 })} offered={['Goal']} />;
}

test('the name of a clip may be as long as the contract allows, and its counter says so', () => {
  render(
    <IntlProvider locale="en" messages={messages}>
      <Details />
    </IntlProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveAttribute('maxlength', String(clipRequestNameMax));
  fireEvent.change(field, { target: { value: 'Late winner' } });
  expect(screen.getByText(`11 of ${clipRequestNameMax} characters`)).toBeInTheDocument();
});
