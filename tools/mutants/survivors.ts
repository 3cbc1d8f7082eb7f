import type { ExplainedSurvivor } from './report.ts';

/** Mutants that survive and stay, by file. */
export const EXPLAINED_SURVIVORS: readonly ExplainedSurvivor[] = [
  {
    file: 'src/lib/purchase/purchased.ts',
    line: '(item.event_id !== null && eventPurchased(orders, item.event_id)) ||',
    from: 'item.event_id !== null',
    to: 'true',
    reason: 'No order’s product has null as its id, so this check only satisfies the type.',
  },
];
