import { useState } from 'react';
import { Text, useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { ShareIcon } from '../../ui/icons/action-icons';
import { type Shared, ShareSheet } from './share-sheet';

interface ShareButtonProps extends Shared {
  size?: 'small' | 'medium';
}

export function ShareButton({ size = 'medium', ...shared }: ShareButtonProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        size={size}
        aria-haspopup="dialog"
        aria-label={text('share.label', { title: shared.title })}
        onClick={() => setOpen(true)}
      >
        <ShareIcon />
        <Text id="share.open" />
      </Button>
      {open && <ShareSheet {...shared} onClose={() => setOpen(false)} />}
    </>
  );
}
