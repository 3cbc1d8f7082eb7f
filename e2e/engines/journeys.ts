import type { Driver } from './driver.ts';
import { ACCOUNT } from './journeys-account.ts';
import { BROWSE } from './journeys-browse.ts';
import { BUY } from './journeys-buy.ts';
import { WATCH } from './journeys-watch.ts';
import type { Stage } from './stage.ts';

export interface Journey {
  title: string;
  /** Why an engine leaves it out. */
  leftOut?: Partial<Record<Driver['engine'], string>>;
  run(stage: Stage): Promise<void>;
}

/** What viewers do, in every engine. */
export const JOURNEYS: readonly Journey[] = [...BROWSE, ...ACCOUNT, ...BUY, ...WATCH];
