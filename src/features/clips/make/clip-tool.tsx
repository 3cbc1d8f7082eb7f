import type { Event } from '@generated/model';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useViewer } from '../../../api/hooks/viewer';
import { Text } from '../../../i18n/text';
import type { PlayerHandle } from '../../../player/types';
import { Button } from '../../../ui/button/button';
import { ScissorsIcon } from '../../../ui/icons/thing-icons';
import { showToast } from '../../../ui/overlay/toasts';
import type { ClipPanelProps } from './clip-panel';
import styles from './clip-tool.module.css';
import { clippingOffer } from './clipping-offer';

interface ClipToolProps {
  event: Event;
  recording: { mediumId: number; duration: number | null } | null;
  player: PlayerHandle | null;
  capabilities: readonly string[];
}

/** The button that opens the clip editor, and the editor. If clips are not possible, a text says why. */
export function ClipTool({ event, recording, player, capabilities }: ClipToolProps) {
  const id = useId();
  const opener = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ClipPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const wasOpen = useRef(false);
  // Focuses the button after the editor has closed, because it does not exist while the editor is open.
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  const signedIn = useViewer() !== null;
  const offer = clippingOffer({
    plays: player !== null,
    live: event.stream_status === 'live',
    recording: recording !== null,
    ...{ signedIn, mayClip: capabilities.includes('clipping') },
  });
  if (offer === 'whenOver' || offer === 'notIncluded')
    return (
      <p className={styles.why}>
        <ScissorsIcon />
        <Text id={offer === 'whenOver' ? 'clips.whenOver' : 'clips.notIncluded'} />
      </p>
    );
  if (!offer || !recording || !player) return null;

  async function begin() {
    setLoading(true);
    try {
      const { ClipPanel } = await import('./clip-panel');
      setPanel(() => ClipPanel);
      setOpen(true);
    } catch {
      showToast({ type: 'error', message: 'error.chunkBody' });
    }
    setLoading(false);
  }

  return (
    <>
      <div ref={opener}>
        <Button look="primary" busy={loading} aria-expanded={open} aria-controls={id} onClick={begin}>
          <ScissorsIcon />
          <Text id="clips.make" />
        </Button>
      </div>
      {open && Panel && (
        <div id={id} className={styles.place} data-tool="open">
          <Panel event={event} recording={recording} player={player} onClose={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}
