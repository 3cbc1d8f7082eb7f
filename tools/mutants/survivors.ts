import type { ExplainedSurvivor } from './report.ts';

/** Mutants that survive and stay, by file. */
export const EXPLAINED_SURVIVORS: readonly ExplainedSurvivor[] = [];
