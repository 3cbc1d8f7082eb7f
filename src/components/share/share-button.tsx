import { lazy, Suspense, useState } from 'react';
import { Text, useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { ShareIcon } from '../../ui/icons/action-icons';
import type { Shared } from './share-sheet';

const loadSheet = () => import('./share-sheet');
const ShareSheet = lazy(() => loadSheet().then((module) => ({ default: module.ShareSheet })));

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
        onPointerEnter={() => void loadSheet().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <ShareIcon />
        <Text id="share.open" />
      </Button>
      {open && (
        <Suspense>
          <ShareSheet {...shared} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
