import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'happy-dom',
            environmentOptions: { happyDOM: { url: 'https://northfield.grandstand.test/' } },
            include: ['{src,mocks,contract,tests}/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/set-up.ts'],
            // Machines are busy: what takes long here is browsers and big channels, never a wait.
            testTimeout: 60_000,
            hookTimeout: 60_000,
            restoreMocks: true,
            unstubGlobals: true,
          },
        },
      ],
    },
  }),
);
