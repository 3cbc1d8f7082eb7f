/** Builds the demo's stand-ins for other services' scripts and pages into the given folder. */
import { join } from 'node:path';
import { build } from 'vite';

const [folder = ''] = process.argv.slice(2);
const mocks = join(import.meta.dirname, '../../mocks');

await build({
  configFile: false,
  root: join(mocks, 'demo'),
  base: './',
  logLevel: 'warn',
  build: {
    outDir: join(folder, 'demo'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: {
        stripe: join(mocks, 'stripe/stripe.ts'),
        recaptcha: join(mocks, 'recaptcha/recaptcha.ts'),
        gtag: join(mocks, 'tag-manager/gtag.ts'),
        'stripe-frame': join(mocks, 'demo/stripe-frame.html'),
        social: join(mocks, 'demo/social.html'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
