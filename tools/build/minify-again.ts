import { gzipSync } from 'node:zlib';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Longer files are skipped, because React's file, which is longer, would become larger. */
const MAX_LENGTH = 150_000;

const compressedLength = (code: string) => gzipSync(code, { level: 9 }).length;

/**
 * A plugin that minifies the build's output a second time, where this makes a file smaller after compression.
 */
export const minifyAgain: Plugin = {
  name: 'minify-again',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.code.length > MAX_LENGTH) continue;
        const mapFile = bundle[`${chunk.fileName}.map`];
        const { code, map } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          format: { comments: false },
          ...(mapFile?.type === 'asset' && { sourceMap: { content: String(mapFile.source) } }),
        });
        if (!code || compressedLength(code) >= compressedLength(chunk.code)) continue;
        chunk.code = code;
        if (mapFile?.type === 'asset' && map) mapFile.source = String(map);
      }
    },
  },
};
