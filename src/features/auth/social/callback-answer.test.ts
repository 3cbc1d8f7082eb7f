import { expect, test } from 'vitest';
import { callbackAnswer } from './callback-answer';

test.each([
  ['its own answer', { code: '4/0', state: 'ak_1' }, 'ak_1', { kind: 'code', code: '4/0' }],
  ['a refusal', { error: 'access_denied', state: 'ak_1' }, 'ak_1', { kind: 'refused' }],
  ['another session’s answer', { code: '4/0', state: 'ak_2' }, 'ak_1', { kind: 'foreign' }],
  ['an answer without state', { code: '4/0' }, 'ak_1', { kind: 'foreign' }],
  ['an answer where no session is', { code: '4/0', state: 'ak_1' }, null, { kind: 'foreign' }],
  ['no code', { state: 'ak_1' }, 'ak_1', { kind: 'foreign' }],
  ['nothing', null, 'ak_1', { kind: 'foreign' }],
])('%s', (_, link, apiKey, answer) => expect(callbackAnswer(link, apiKey)).toEqual(answer));
