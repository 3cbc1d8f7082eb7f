import type { StatementId } from './statements.ts';

/** Statements that are not true of the product, or only in part, each with what is so today. */
export const DEVIATIONS: Readonly<Partial<Record<StatementId, string>>> = {};
