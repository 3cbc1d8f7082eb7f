import type { FinderResult } from './find-passes';

/** Calls a set “the cheapest” only if that is proven. */
export function answerTitle({ cost, proven }: Pick<FinderResult, 'cost' | 'proven'>) {
  if (cost === 0) return 'finder.nothingToPay';
  return proven ? 'finder.cheapest' : 'finder.bestFound';
}
