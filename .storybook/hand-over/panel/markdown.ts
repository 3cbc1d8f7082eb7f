import type { Language } from '../../../src/i18n/languages';
import type { HandOver } from './compose';
import type { OperationRow, ResponseRow } from './operations';
import type { ShownStatement } from './shown-statements';
import { firstValues, languageName, otherLanguage, type TextArea } from './texts';

/** Escapes a text so that it ends neither the cell nor the row of a table. */
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

const list = (items: readonly string[], none: string) =>
  items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : none;

function textTable({ file, rows }: TextArea, language: Language): string {
  const head = `| Message | ${languageName(language)}, as shown | ${languageName(otherLanguage(language))}, as written |`;
  const lines = rows.map(
    ({ id, shown, other }) => `| \`${id}\` | ${inCell(firstValues(shown).join(' / '))} | ${inCell(other)} |`,
  );
  return [`\`${file}\``, '', head, '| --- | --- | --- |', ...lines].join('\n');
}

const responseLine = ({ status, description, isReceived, isShown }: ResponseRow) => {
  const marks = [isReceived && 'received', isShown && 'shown'].filter(Boolean).join(', ');
  return `  - ${marks ? `**${status}**` : status} ${description}${marks ? ` (${marks})` : ''}`;
};

function operationLines({ id, method, path, file, line, responses }: OperationRow): string {
  const location = file ? ` (\`${file}:${line}\`)` : '';
  return [`- \`${id}\` ${method} ${path}${location}`, ...responses.map(responseLine)].join('\n');
}

const statementLine = ({ id, sentence, deviation, test }: ShownStatement) =>
  `**${id}**: ${sentence} (\`${test.file}\`, “${test.title}”)${deviation ? ` The product deviates: ${deviation}.` : ''}`;

/** Returns the whole hand-over as Markdown for a ticket. */
export function toMarkdown(handOver: HandOver, address: string): string {
  const { story, screen, files, language, texts, operations, statements, tested } = handOver;
  const parts = [
    `# ${story.title.replaceAll('/', ' / ')}: ${story.name}`,
    address,
    '## Files that draw it',
    list(
      files.page.map(({ file, role }) => {
        if (role === 'story') return `\`${file}\` (the story)`;
        return role === 'screen' && screen ? `\`${file}\` (the screen at \`${screen}\`)` : `\`${file}\``;
      }),
      'None.',
    ),
    '## Texts',
    ...(texts.length > 0 ? texts.map((area) => textTable(area, language)) : ['This story shows no message.']),
    '## Operations',
    operations.length > 0 ? operations.map(operationLines).join('\n') : 'This story calls no operation.',
    '## Statements of the specification',
    list(statements.map(statementLine), 'No statement is known to be shown.'),
    ...(tested.length > 0
      ? [
          '### Tested in these files and the code that they use, perhaps not shown by this story',
          list(
            tested.map(({ id, sentence, test }) => `**${id}**: ${sentence} (\`${test.file}\`)`),
            '',
          ),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
