/**
 * The entry of `npm run tokens`: writes the stylesheets with the tokens from src/theme/tokens.json. With `--
 * --export FILE` it also writes a file for design tools with a channel's colours, whose settings `--channel
 * FILE` contains.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { channelColorsOf, exportTokens } from './export-tokens.ts';
import { ROOT, readSource, SHEETS, sourceGroups } from './source.ts';
import { tokensCss } from './to-css.ts';

try {
  const { values } = parseArgs({
    options: { export: { type: 'string' }, channel: { type: 'string' } },
  });

  const groups = sourceGroups();
  for (const sheet of ['theme', 'player'] as const)
    writeFileSync(join(ROOT, SHEETS[sheet]), tokensCss(groups, sheet));
  const count = groups.flatMap(({ tokens }) => tokens).length;
  console.log(`${count} tokens in ${groups.length} groups: ${Object.values(SHEETS).join(', ')}`);

  if (values.export) {
    const colors = values.channel ? channelColorsOf(JSON.parse(readFileSync(values.channel, 'utf8'))) : {};
    mkdirSync(dirname(values.export), { recursive: true });
    writeFileSync(values.export, `${JSON.stringify(exportTokens(readSource(), colors), null, 2)}\n`);
    console.log(`Design Tokens file: ${values.export}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
