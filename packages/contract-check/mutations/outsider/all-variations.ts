import { ABSENCE } from './drifts-absence.ts';
import { ACCESS } from './drifts-access.ts';
import { AGREEMENT } from './drifts-agreement.ts';
import { FAILURES } from './drifts-failures.ts';
import { LISTS } from './drifts-lists.ts';
import { MONEY } from './drifts-money.ts';
import { TRANSPORT } from './drifts-transport.ts';
import { TYPES } from './drifts-types.ts';
import { VALUES } from './drifts-values.ts';
import { WRITES } from './drifts-writes.ts';
import type { Drift, Variation } from './exchange.ts';
import { HARMLESS_BODIES } from './harmless-bodies.ts';
import { HARMLESS_TRANSPORT } from './harmless-transport.ts';

/**
 * Drifts by an author who knew the contract, docs/backend.md and the demo backend, but had not read the
 * check.
 */
export const OUTSIDER_DRIFTS: readonly Drift[] = [
  ...TYPES,
  ...ABSENCE,
  ...VALUES,
  ...MONEY,
  ...LISTS,
  ...TRANSPORT,
  ...FAILURES,
  ...ACCESS,
  ...AGREEMENT,
  ...WRITES,
];

/** Permitted ways in which a backend may differ from the demo backend. */
export const HARMLESS_VARIATIONS: readonly Variation[] = [...HARMLESS_BODIES, ...HARMLESS_TRANSPORT];
