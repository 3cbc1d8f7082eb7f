import type { StoryObj } from '@storybook/react-vite';
import { usedOverPages } from '@storybook-site/story-help/pieces';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../i18n/text';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import { DialogClose } from './dialog-close';

export default {
  title: 'Pieces/Dialog',
  tags: ['autodocs'],
  ...usedOverPages(
    'A task or a question that has to end before the viewer goes on. Use a toast for what needs no answer, and a menu for a choice that may be left.',
  ),
};

interface ExampleProps {
  paragraphs?: number;
  close?: boolean;
}

/**
 * A dialog with the buttons of a question. `close` adds the close button of dialogs that
 * are taller than the screen.
 */
function Example({ paragraphs = 1, close = false }: ExampleProps) {
  const [open, setOpen] = useState(true);
  const end = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Text id="action.reload" />
      </Button>
      {open && (
        <Dialog
          title={<Text id="error.chunkTitle" />}
          onClose={end}
          actions={
            <>
              <Button onClick={end}>
                <Text id="action.reload" />
              </Button>
              <Button look="secondary" onClick={end}>
                <Text id="action.cancel" />
              </Button>
            </>
          }
        >
          {close && <DialogClose label="Close" onClose={end} />}
          {[...Array(paragraphs).keys()].map((number) => (
            <p key={number}>
              <Text id="error.chunkBody" />
            </p>
          ))}
        </Dialog>
      )}
    </>
  );
}

export const WithActions: StoryObj = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const dialog = await page.findByRole('dialog', { name: 'This page needs a reload' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

export const TallerThanTheScreen: StoryObj = {
  render: () => <Example paragraphs={40} close />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const close = await page.findByRole('button', { name: 'Close' });
    await userEvent.click(close);
    await expect(page.queryByRole('dialog')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Reload' }));
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
};
