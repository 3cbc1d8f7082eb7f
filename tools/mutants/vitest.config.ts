import { defineConfig } from 'vitest/config';
import { aliases } from '../build/aliases.ts';
import { compiledMessages } from '../build/compiled-messages.ts';

/**
 * The globs of the tests. `run.ts` passes them through the environment, since each run is a separate process.
 */
const tests: string[] = JSON.parse(process.env.MUTANT_TESTS ?? '[]');

/** A small setup for mutants: no server, no browser, and modules shared between test files. */
export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { alias: aliases },
  test: {
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: tests.map((path) => `${path}.test.ts`),
          exclude: ['**/*.{dom,integration}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://northfield.grandstand.test/' } },
          include: tests.map((path) => `${path}.{dom.test.ts,test.tsx}`),
          setupFiles: ['tests/set-up.ts'],
        },
      },
    ],
  },
});
