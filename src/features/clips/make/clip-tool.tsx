import type { Event } from '@generated/model';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useIsViewerAwaited, useViewer } from '../../../api/hooks/viewer';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import type { PlayerHandle } from '../../../player/types';
import { Button } from '../../../ui/button/button';
import { ScissorsIcon } from '../../../ui/icons/thing-icons';
import { Link } from '../../../ui/navigation/link';
import { showToast } from '../../../ui/overlay/toasts';
import type { ClipPanelProps } from './clip-panel';
import styles from './clip-tool.module.css';
import { clippingOffer } from './clipping-offer';

const REASONS = {
  logIn: 'clips.logIn',
  whenOver: 'clips.whenOver',
  notIncluded: 'clips.notIncluded',
} as const;

interface ClipToolProps {
  event: Event;
  /** Whether the viewer may watch the event, and the channel plays it itself. */
  ownVideo: boolean;
  recording: { mediumId: number; duration: number | null } | null;
  player: PlayerHandle | null;
  capabilities: readonly string[];
}

/** The button that opens the clip editor, and the editor. If clips are not possible, a text says why. */
export function ClipTool({ event, ownVideo, recording, player, capabilities }: ClipToolProps) {
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
  const isViewerAwaited = useIsViewerAwaited();
  const offer = clippingOffer({
    ownVideo: ownVideo && !isViewerAwaited,
    plays: player !== null,
    live: event.stream_status === 'live',
    recording: recording !== null,
    ...{ signedIn, mayClip: capabilities.includes('clipping') },
  });
  if (!offer) return null;
  if (offer !== 'tool')
    return (
      <p className={styles.why}>
        <ScissorsIcon />
        <span>
          <Text id={REASONS[offer]} values={{ link: (parts) => <Link to={paths.login}>{parts}</Link> }} />
        </span>
      </p>
    );
  if (!recording || !player) return null;

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
