import { buildWhenNeeded } from '../mocks/demo-site.ts';

/** What the tests serve is there, and is of today's sources. */
export { buildWhenNeeded as default };
