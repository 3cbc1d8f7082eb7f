import type { Order } from '@generated/model';
import { useIntl } from 'react-intl';
import { useChannel } from '../../api/hooks/channel';
import { useText } from '../../i18n/text';
import type { Summary } from '../../lib/watch-log/verdict';
import { sortSpans, type Viewing } from '../../lib/watch-log/viewing';
import { listThresholds } from './list-thresholds';
import { type FileLine, momentLines, receiptFile, receiptName, utc } from './receipt-file';
import { useReceiptWords, VERDICTS } from './use-receipt-words';

interface Receipt {
  eventId: number;
  title: string;
  order: Order | null;
  viewings: readonly Viewing[];
  summary: Summary;
}

/** By this time, the browser has surely saved the file, so its object URL can be revoked. */
const REVOKE_AFTER_MS = 60_000;

/** The file name of the site's entry script. It contains a hash that identifies the release. */
const release = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.src.split('/').at(-1);

/** Saves the receipt as a file. The file contains nothing that identifies the viewer. */
export function useReceiptFile({ eventId, title, order, viewings, summary }: Receipt) {
  const text = useText();
  const { formatDate, formatTime, formatNumber } = useIntl();
  const { facts, durationText, spanText } = useReceiptWords();
  const { settings } = useChannel();
  const localAndUtc = (at: number) =>
    `${formatDate(at, { dateStyle: 'long', timeStyle: 'medium' })} (${utc(at)})`;

  function lines(): FileLine[] {
    const verdict = text(VERDICTS[summary.verdict]);
    return [
      text('text.labelled', { label: settings.name, value: text('trouble.fileTitle') }),
      null,
      [
        text('trouble.fileOrder'),
        order ? `${order.id} (${order.product.name})` : text('trouble.fileNoOrder'),
      ],
      [text('trouble.fileEvent'), text('trouble.fileNumber', { title, id: String(eventId) })],
      [text('trouble.fileWritten'), localAndUtc(Date.now())],
      [text('trouble.fileZone'), Intl.DateTimeFormat().resolvedOptions().timeZone],
      [text('trouble.fileDevice'), navigator.userAgent],
      [text('trouble.fileRelease'), release() ?? ''],
      null,
      [text('trouble.fileShort'), verdict],
      ...facts(summary),
      ...[...viewings].reverse().flatMap((viewing, index): FileLine[] => [
        null,
        [
          text('trouble.fileViewing', { number: index + 1 }),
          localAndUtc(viewing.at) + (viewing.live ? ` · ${text('trouble.live')}` : ''),
        ],
        ...(viewing.clockMoved ? [text('trouble.clockMoved')] : []),
        ...momentLines(
          sortSpans(viewing.spans).map((span) => ({
            local: formatTime(viewing.at + span.from, { timeStyle: 'medium' }),
            at: viewing.at + span.from,
            what: spanText(span),
            duration: span.ms > 0 ? durationText(span.ms) : '',
          })),
        ),
      ]),
      null,
      text('trouble.rules'),
      ...listThresholds(text, durationText, formatNumber),
      null,
      text('trouble.fileNote'),
    ];
  }

  const name = receiptName(eventId, order?.id ?? null);
  return {
    name,
    save(): void {
      const file = new Blob([receiptFile(lines(), (name) => text('trouble.fileName', { name }))], {
        type: 'text/plain;charset=utf-8',
      });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
    },
  };
}
