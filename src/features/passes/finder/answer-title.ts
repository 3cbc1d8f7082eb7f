import type { Finding } from './find-passes';

/** "The cheapest" is said only of a set that is proven to be. */
export function answerTitle({ cost, proven }: Pick<Finding, 'cost' | 'proven'>) {
  if (cost === 0) return 'finder.nothingToPay';
  return proven ? 'finder.cheapest' : 'finder.bestFound';
}
