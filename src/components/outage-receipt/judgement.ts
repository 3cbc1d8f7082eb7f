import type { useText } from '../../i18n/text';
import { LEAST_AFTER_JUMP_MS, LEAST_MS } from '../../lib/watch-log/least-wait';
import { SERIOUS, SOME } from '../../lib/watch-log/verdict';

/** From where on it is called trouble, said for everybody to check. */
export function judgement(
  text: ReturnType<typeof useText>,
  lasting: (ms: number) => string,
  formatNumber: (value: number, options: { style: 'percent' }) => string,
): string[] {
  return [
    text('trouble.rulesSome', {
      start: lasting(SOME.start),
      stalled: lasting(SOME.stalled),
      stalls: SOME.stalls,
    }),
    text('trouble.rulesSerious', {
      start: lasting(SERIOUS.start),
      vain: lasting(SERIOUS.inVain),
      longest: lasting(SERIOUS.longest),
      stalled: lasting(SERIOUS.stalled),
      share: formatNumber(SERIOUS.share, { style: 'percent' }),
      shareFrom: lasting(SERIOUS.shareFrom),
    }),
    text('trouble.rulesLeast', { least: lasting(LEAST_MS), jump: lasting(LEAST_AFTER_JUMP_MS) }),
  ];
}
