import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { parseExportNames } from '../../../tools/test-runner/stories/module-graph.ts';
import { declarationsOf, fieldOf, nameOf, parseTsx } from '../../../tools/test-runner/stories/syntax.ts';
import { titleOf } from '../../states/pieces.ts';
import type { StoryInFlows } from './flow-graph.ts';

const SRC = join(import.meta.dirname, '../../../src');

/** Returns the value of a literal that consists of objects and strings. */
function literalValue(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node))
    throw new Error(`a flow is written out, not computed: ${node.getText()}`);
  return Object.fromEntries(
    node.properties.map((one) => {
      if (!ts.isPropertyAssignment(one))
        throw new Error(`a flow is written out, not computed: ${one.getText()}`);
      return [nameOf(one.name), literalValue(one.initializer)];
    }),
  );
}

/** Returns the stories of a file with the flows that they declare. */
export function storiesDeclaredIn(source: string): StoryInFlows[] {
  const file = parseTsx(source);
  const title = titleOf(file);
  const declarations = declarationsOf(file);
  return parseExportNames('file.stories.tsx', source).map((exported) => {
    const name = storyNameFromExport(exported);
    const flows = fieldOf(declarations.get(exported), 'flows');
    return {
      id: toId(title, name),
      title,
      name,
      // The type of `Story` checks the value in the story file.
      flows: (flows ? literalValue(flows) : {}) as StoryInFlows['flows'],
    };
  });
}

/** Reads every story from its source, because running a story file replaces the clock and needs a browser. */
export function declaredStories(): StoryInFlows[] {
  return globSync('**/*.stories.tsx', { cwd: SRC })
    .sort()
    .flatMap((file) => storiesDeclaredIn(readFileSync(join(SRC, file), 'utf8')));
}
