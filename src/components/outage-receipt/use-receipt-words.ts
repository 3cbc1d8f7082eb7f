import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/message-id';
import { useText } from '../../i18n/text';
import type { Summary } from '../../lib/watch-log/verdict';
import type { Span } from '../../lib/watch-log/viewing';
import { durationWords } from './duration-words';

const KINDS = {
  play: 'trouble.kindPlay',
  start: 'trouble.kindStart',
  stall: 'trouble.kindStall',
  'gave-up': 'trouble.kindGaveUp',
} as const satisfies Record<Span['kind'], MessageId>;

export const VERDICTS = {
  fine: 'trouble.fine',
  some: 'trouble.some',
  serious: 'trouble.serious',
  tooShort: 'trouble.tooShort',
  unknown: 'trouble.unknown',
} as const satisfies Record<Summary['verdict'], MessageId>;

export type Fact = [label: string, value: string];

/** Describes the playback log in words, for the screen and for the file. */
export function useReceiptWords() {
  const text = useText();
  const { formatNumber } = useIntl();
  const durationText = (ms: number) => durationWords(ms, formatNumber);

  function facts(summary: Summary): Fact[] {
    const { stalls, offline, gaveUp, reloads, errors } = summary;
    const all: (Fact | false)[] = [
      [
        text('trouble.watched'),
        text('trouble.viewings', { count: summary.viewings, time: durationText(summary.watched) }),
      ],
      [text('trouble.start'), start(summary)],
      [
        text('trouble.stalls'),
        stalls === 0
          ? text('trouble.noStalls')
          : text('trouble.stallsSum', {
              count: stalls,
              sum: durationText(summary.stalled),
              longest: durationText(summary.longest),
            }),
      ],
      offline >= 1000 && [
        text('trouble.offline'),
        text('trouble.offlineFor', { time: durationText(offline) }),
      ],
      gaveUp > 0 && [text('trouble.gaveUp'), text('trouble.gaveUpTimes', { count: gaveUp })],
      reloads > 0 && [text('trouble.reloads'), text('trouble.reloadsTimes', { count: reloads })],
      summary.heights.length > 0 && [text('trouble.quality'), quality(summary)],
      errors.length > 0 && [
        text('trouble.errors'),
        errors.map(([name, count]) => (count > 1 ? text('trouble.times', { name, count }) : name)).join(', '),
      ],
    ];
    return all.filter((fact) => fact !== false);
  }

  function start({ slowestStart, failedStart, viewings }: Summary): string {
    if (slowestStart === null) return text('trouble.startNever', { time: durationText(failedStart) });
    const time = durationText(slowestStart);
    if (failedStart > 0) return text('trouble.startAlsoNever', { time, vain: durationText(failedStart) });
    return text('trouble.startAfter', { count: viewings, time });
  }

  function quality({ heights }: Summary): string {
    const [low, high] = [heights[0]?.[0] ?? 0, heights.at(-1)?.[0] ?? 0];
    const [most = low] = heights.toSorted(([, one], [, other]) => other - one)[0] ?? [];
    if (low === high) return text('trouble.qualityOne', { height: low });
    return text('trouble.qualityRange', { low, high, most });
  }

  /**
   * Describes a part of the playback. A wait is blamed on the device if it was offline for most of the wait.
   */
  function spanText({ kind, ms, offline }: Span): string {
    const own = offline > 0 && offline >= ms / 2;
    const label = text(KINDS[kind]);
    return own ? text('text.labelled', { label, value: text('trouble.kindOffline') }) : label;
  }

  return { facts, durationText, spanText };
}
