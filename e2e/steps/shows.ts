import type { StatementId } from '../../tests/statements/statements';

/**
 * Lists the statements that a browser test, or every test of a `describe`, proves: `test(title, shows('log
 * in'), …)`.
 */
export const shows = (...ids: StatementId[]) => ({
  annotation: ids.map((id) => ({ type: 'statement', description: id })),
});
