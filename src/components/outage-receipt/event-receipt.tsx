import { useGetEvent } from '@generated/api/events/events';
import type { Order } from '@generated/model';
import { useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { Text, useText } from '../../i18n/text';
import { mailLink } from '../../lib/links/mail-link';
import { summaryOf } from '../../lib/watch-log/verdict';
import type { Viewing } from '../../lib/watch-log/viewing';
import { Button } from '../../ui/button/button';
import { useEventTitle } from '../event-card/use-event-title';
import styles from './outage-receipt.module.css';
import { ReceiptFacts } from './receipt-facts';
import { ReceiptOrder } from './receipt-order';
import { useOpeningOrder } from './use-opening-order';
import { useReceiptFile } from './use-receipt-file';
import { VERDICTS } from './use-receipt-words';

interface EventReceiptProps {
  eventId: number;
  viewings: readonly [Viewing, ...Viewing[]];
  order: Order | undefined;
}

/** The playback log of an event, with buttons to save, send and delete it. */
export function EventReceipt({ eventId, viewings, order: known }: EventReceiptProps) {
  const text = useText();
  const titleOf = useEventTitle();
  const { settings } = useChannel();
  const event = useGetEvent(eventId).data ?? null;
  const [latest] = viewings;
  const opening = useOpeningOrder({ eventId, event, at: latest.at, known });
  const { order } = opening;
  const title = event ? titleOf(event) : latest.event.title;
  const summary = summaryOf(viewings);
  const { verdict } = summary;
  const file = useReceiptFile({ eventId, title, order, viewings, summary });
  const [saved, setSaved] = useState(false);

  return (
    <>
      <p>
        <Text id="trouble.lead" values={{ title }} />
      </p>
      <p className={styles.verdict} data-verdict={verdict}>
        <Text id={VERDICTS[verdict]} />
      </p>
      {summary.embedded && (
        <p>
          <Text id="trouble.unknownBody" />
        </p>
      )}
      <ReceiptOrder {...opening} />
      {verdict !== 'unknown' && <ReceiptFacts summary={summary} viewings={viewings} />}
      <div className={styles.actions}>
        <Button
          onClick={() => {
            file.save();
            setSaved(true);
          }}
        >
          <Text id="trouble.download" />
        </Button>
        <a
          className={styles.write}
          href={mailLink(settings.contact_email, {
            subject: order
              ? text('trouble.mailSubject', { title, number: String(order.id) })
              : text('trouble.mailSubjectNoOrder', { title }),
            body: text('trouble.mailBody', { title, verdict: text(VERDICTS[verdict]) }),
          })}
        >
          <Text id="trouble.write" />
        </a>
      </div>
      <p className={styles.quiet} role="status">
        {saved && <Text id="trouble.downloaded" values={{ file: file.name }} />}
      </p>
    </>
  );
}
