import type { Journey } from './journey.ts';
import { ACCOUNT } from './journeys-account.ts';
import { BROWSE } from './journeys-browse.ts';
import { BUY } from './journeys-buy.ts';
import { WATCH } from './journeys-watch.ts';

/** The viewer journeys that run in every engine. */
export const JOURNEYS: readonly Journey[] = [...BROWSE, ...ACCOUNT, ...BUY, ...WATCH];
