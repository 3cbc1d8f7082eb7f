import type { useText } from '../../i18n/text';
import { MIN_WAIT_AFTER_SEEK_MS, MIN_WAIT_MS } from '../../lib/watch-log/min-wait';
import { SERIOUS_TROUBLE, SOME_TROUBLE } from '../../lib/watch-log/verdict';

/** Lists the thresholds behind the verdict, so that anyone can check the verdict. */
export function listThresholds(
  text: ReturnType<typeof useText>,
  durationText: (ms: number) => string,
  formatNumber: (value: number, options: { style: 'percent' }) => string,
): string[] {
  return [
    text('trouble.rulesSome', {
      start: durationText(SOME_TROUBLE.start),
      stalled: durationText(SOME_TROUBLE.stalled),
      stalls: SOME_TROUBLE.stalls,
    }),
    text('trouble.rulesSerious', {
      start: durationText(SERIOUS_TROUBLE.start),
      vain: durationText(SERIOUS_TROUBLE.failedStart),
      longest: durationText(SERIOUS_TROUBLE.longest),
      stalled: durationText(SERIOUS_TROUBLE.stalled),
      share: formatNumber(SERIOUS_TROUBLE.share, { style: 'percent' }),
      shareFrom: durationText(SERIOUS_TROUBLE.shareFrom),
    }),
    text('trouble.rulesLeast', {
      least: durationText(MIN_WAIT_MS),
      jump: durationText(MIN_WAIT_AFTER_SEEK_MS),
    }),
  ];
}
