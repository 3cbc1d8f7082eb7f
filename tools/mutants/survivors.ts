import type { ExplainedSurvivor } from './report.ts';

/** Known mutants that survive, by file. */
export const EXPLAINED_SURVIVORS: readonly ExplainedSurvivor[] = [
  {
    file: 'src/api/client.ts',
    line: 'if (!(error instanceof ApiError)) throw error;',
    from: '!(error instanceof ApiError)',
    to: 'false',
    reason:
      'Another exception has neither a status nor a kind, so it is thrown a few lines later all the same.',
  },
  {
    file: 'src/api/in-flight.ts',
    line: 'this.#writes += 1;',
    from: 'this.#writes += 1',
    to: 'this.#writes -= 1',
    reason: 'The number is only compared with itself: it must change with each write, in either direction.',
  },
  {
    file: 'src/api/in-flight.ts',
    line: 'opaqueBodies += 1;',
    from: 'opaqueBodies += 1',
    to: 'opaqueBodies -= 1',
    reason: 'The number only has to be another one for each body.',
  },
  {
    file: 'src/api/in-flight.ts',
    line: "if (body === null) return '';",
    from: "''",
    to: '"Stryker was here!"',
    reason: 'Any text would do that no body has.',
  },
  {
    file: 'src/api/form-refusal.ts',
    line: "const field = FIELD_OF_CODE[error.code ?? ''];",
    from: "''",
    to: '"Stryker was here!"',
    reason: 'Any text would do that is no code.',
  },
  {
    file: 'src/api/hooks/geo-restriction.ts',
    line: "const responses = [geo, viewer, access].map((one) => (one.status === 'fulfilled' ? one.value : null)…",
    from: "one.status === 'fulfilled'",
    to: 'true',
    reason:
      'The value of a rejection is undefined, which blocks nothing either, so this check satisfies the type.',
  },
  {
    file: 'src/api/parse-response.ts',
    line: 'if (!FOREIGN_FLAGS.test(text)) return JSON.parse(text);',
    from: '!FOREIGN_FLAGS.test(text)',
    to: 'false',
    reason:
      'The check only saves time: the second pass changes nothing where all capabilities are as expected.',
  },
  {
    file: 'src/api/parse-response.ts',
    line: 'const FOREIGN_FLAGS = /"capabilities"\\s*:\\s*\\[[^\\]]*(?:[A-Z]|vod_media_access)/;',
    from: '/"capabilities"\\s*:\\s*\\[[^\\]]*(?:[A-Z]|vod_media_access)/',
    to: '/"capabilities"\\s*:\\s*\\[[^\\]]*(?:[^A-Z]|vod_media_access)/',
    reason: 'It matches whenever there are capabilities, and then a second pass is only slower.',
  },
  {
    file: 'src/api/query-client.ts',
    line: "networkMode: 'always',",
    from: "'always'",
    to: '""',
    reason:
      'React Query waits for the connection in its mode “online” alone, so any other text means “always”.',
  },
  {
    file: 'src/api/query-client.ts',
    line: "mutations: { retry: false, networkMode: 'always' },",
    from: "'always'",
    to: '""',
    reason:
      'React Query waits for the connection in its mode “online” alone, so any other text means “always”.',
  },
  {
    file: 'src/api/redact.ts',
    line: "const [path = '', query] = url.replace(/#.*/s, '').split('?');",
    from: "''",
    to: '"Stryker was here!"',
    reason: 'The first part of a text that is split always exists, so this default only satisfies the type.',
  },
  {
    file: 'src/api/retry.ts',
    line: 'if (!header) return null;',
    from: '!header',
    to: 'false',
    reason: 'A missing header is no date either, so this check only satisfies the type.',
  },
  {
    file: 'src/api/server-messages.ts',
    line: "const plain = (sentence: string) => sentence.trim().replace(/\\.$/, '').replaceAll('’', \"'\").toLowerC…",
    from: "sentence.trim().replace(/\\.$/, '').replaceAll('’', \"'\").toLowerCase()",
    to: "sentence.trim().replace(/\\.$/, '').replaceAll('’', \"'\").toUpperCase()",
    reason: 'Both sentences are compared in the same case, whichever it is.',
  },
  {
    file: 'src/lib/purchase/purchased.ts',
    line: '(item.event_id !== null && eventPurchased(orders, item.event_id)) ||',
    from: 'item.event_id !== null',
    to: 'true',
    reason: 'No order’s product has null as its id, so this check only satisfies the type.',
  },
];
