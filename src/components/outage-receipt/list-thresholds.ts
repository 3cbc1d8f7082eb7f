import type { useText } from '../../i18n/text';
import { MIN_WAIT_AFTER_SEEK_MS, MIN_WAIT_MS } from '../../lib/watch-log/min-wait';
import { SERIOUS_TROUBLE, SOME_TROUBLE } from '../../lib/watch-log/verdict';

/** Lists the thresholds behind the verdict, so that anyone can check the verdict. */
export function listThresholds(
  text: ReturnType<typeof useText>,
  lasting: (ms: number) => string,
  formatNumber: (value: number, options: { style: 'percent' }) => string,
): string[] {
  return [
    text('trouble.rulesSome', {
      start: lasting(SOME_TROUBLE.start),
      stalled: lasting(SOME_TROUBLE.stalled),
      stalls: SOME_TROUBLE.stalls,
    }),
    text('trouble.rulesSerious', {
      start: lasting(SERIOUS_TROUBLE.start),
      vain: lasting(SERIOUS_TROUBLE.failedStart),
      longest: lasting(SERIOUS_TROUBLE.longest),
      stalled: lasting(SERIOUS_TROUBLE.stalled),
      share: formatNumber(SERIOUS_TROUBLE.share, { style: 'percent' }),
      shareFrom: lasting(SERIOUS_TROUBLE.shareFrom),
    }),
    text('trouble.rulesLeast', { least: lasting(MIN_WAIT_MS), jump: lasting(MIN_WAIT_AFTER_SEEK_MS) }),
  ];
}
