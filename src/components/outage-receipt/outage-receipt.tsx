import type { Order } from '@generated/model';
import { useEffect, useRef, useState } from 'react';
import { isStoragePersistent } from '../../browser/watch-log/stored-viewings';
import { Text, useText } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { Dialog } from '../../ui/overlay/dialog';
import { DialogClose } from '../../ui/overlay/dialog-close';
import { confirm } from '../../ui/overlay/popups';
import { ChooseEvent } from './choose-event';
import { EventReceipt } from './event-receipt';
import styles from './outage-receipt.module.css';
import { useStoredViewings } from './use-stored-viewings';

interface OutageReceiptProps {
  /** The id of the event. Null if the viewer has to choose an event. */
  eventId: number | null;
  /** The order from which the receipt was opened, if any. */
  order?: Order;
  onClose(): void;
}

/**
 * A dialog that shows how a paid event played on this device. The log leaves the device
 * only if the viewer sends it.
 */
export function OutageReceipt({ eventId, order, onClose }: OutageReceiptProps) {
  const text = useText();
  const { viewings, clear: clearViewings } = useStoredViewings();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPersistent] = useState(() => isStoragePersistent());
  const top = useRef<HTMLDivElement>(null);
  const onlyEventId =
    new Set(viewings.map(({ event }) => event.id)).size === 1 ? viewings[0]?.event.id : null;
  const shownEventId = eventId ?? chosen ?? onlyEventId ?? null;
  const [first, ...rest] = viewings.filter(({ event }) => event.id === shownEventId);

  const confirmAndClear = (id: number) =>
    confirm({
      title: 'trouble.deleteTitle',
      body: 'trouble.deleteBody',
      ok: 'trouble.delete',
      cancel: 'trouble.deleteNo',
    }).then((confirmed) => {
      if (confirmed) clearViewings(id);
    });

  // By default, a dialog focuses its first button, which is far below the top of this dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the receipt of another event starts at its top.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest('dialog')?.scrollTo(0, 0);
  }, [shownEventId]);

  return (
    <Dialog title={<Text id="trouble.title" />} onClose={onClose}>
      <DialogClose label={text('trouble.close')} onClose={onClose} />
      <div ref={top} className={styles.body} tabIndex={-1}>
        {first && shownEventId !== null ? (
          <EventReceipt key={shownEventId} eventId={shownEventId} viewings={[first, ...rest]} order={order} />
        ) : shownEventId === null && viewings.length > 0 ? (
          <ChooseEvent viewings={viewings} onChoose={setChosen} />
        ) : (
          <>
            <p className={styles.verdict}>
              <Text id={eventId === null ? 'trouble.nothingAll' : 'trouble.nothing'} />
            </p>
            <p>
              <Text id="trouble.nothingBody" />
            </p>
          </>
        )}
        {isPersistent ? (
          <p className={styles.quiet}>
            <Text id="trouble.private" />
          </p>
        ) : (
          <Notice type="info">
            <Text id="trouble.notKept" />
          </Notice>
        )}
        <div className={styles.close}>
          {chosen !== null && eventId === null && (
            <Button look="quiet" onClick={() => setChosen(null)}>
              <Text id="trouble.back" />
            </Button>
          )}
          {first && (
            <Button look="quiet" onClick={() => confirmAndClear(first.event.id)}>
              <Text id="trouble.delete" />
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
