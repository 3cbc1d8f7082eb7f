import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { aliases } from './tools/build/aliases.ts';
import { compiledMessages } from './tools/build/compiled-messages.ts';

const SOURCES = '{src,mocks,edge,packages,tests,tools}';
const OTHER_PROJECTS = ['packages/contract-check/{mutations,pack}/**', 'tests/{faults,documents}/**'];
const SITE_URL = 'https://northfield.grandstand.test/';

/** The suffix of a file's name chooses its project: `.integration.test.ts`, `.dom.test.ts`, `.test.tsx` or `.test.ts`. */
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit-node',
      environment: 'node',
      pool: 'threads',
      isolate: false,
      include: [`${SOURCES}/**/*.test.ts`],
      exclude: [...OTHER_PROJECTS, '**/*.{dom,integration}.test.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'unit-dom',
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { url: SITE_URL } },
      include: [`${SOURCES}/**/*.{dom.test.ts,test.tsx}`],
      exclude: OTHER_PROJECTS,
      setupFiles: ['tests/set-up.ts'],
    },
  },
  {
    // These tests drive a browser, a server or every operation of the contract.
    extends: true,
    test: {
      name: 'integration',
      environment: 'node',
      include: [`${SOURCES}/**/*.integration.test.ts`],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'faults',
      environment: 'happy-dom',
      environmentOptions: {
        happyDOM: {
          url: SITE_URL,
          settings: {
            disableJavaScriptFileLoading: true,
            disableCSSFileLoading: true,
            disableIframePageLoading: true,
            navigation: { disableMainFrameNavigation: true },
          },
        },
      },
      include: ['tests/faults/*.test.{ts,tsx}'],
      globalSetup: ['tests/faults/print-figures.ts'],
      setupFiles: ['tests/faults/stand-ins.ts'],
      // Each case has its own device, channel and caches, so all can share one set of modules.
      isolate: false,
      maxWorkers: 2,
      restoreMocks: false,
      unstubGlobals: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'checks',
      environment: 'node',
      include: ['packages/contract-check/{mutations,pack}/**/*.test.ts'],
      globalSetup: ['packages/contract-check/pack/tools.test-help.ts'],
      // On two cores Vitest would use one worker. The limits of the tests that measure time allow for a
      // second one.
      maxWorkers: 2,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'documents',
      environment: 'node',
      include: ['tests/documents/*.test.ts'],
      // These tests start servers and builds, so their files run one after another.
      fileParallelism: false,
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  },
];

export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { alias: aliases },
  test: { testTimeout: 5_000, restoreMocks: true, unstubGlobals: true, projects },
});
