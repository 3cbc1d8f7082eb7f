import { changeTexts } from '@mocks/data/read-texts';

const ALSO_READ = ['short_name', 'first_name', 'last_name', 'city', 'tags', 'event_name'];
/** Matches texts outside of HTML tags. */
const SPANS = /(^|>)([^<>]*\p{L}[^<>]*)(?=<|$)/gu;

const bracketed = (text: string) =>
  text.replaceAll(SPANS, (_, before: string, words: string) => `${before}⟦${words}⟧`);

let realFetch: typeof fetch | undefined;

async function fetchBracketed(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await (realFetch ?? fetch)(...request);
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
  return new Response(JSON.stringify(bracketData(await response.json())), response);
}

/** Returns a copy of the data with all texts in brackets. */
export function bracketData<Data>(data: Data): Data {
  const copy = structuredClone(data);
  changeTexts(copy, bracketed, ALSO_READ);
  bracketPeriods(copy);
  return copy;
}

/** Brackets the period of a score, which is a channel's text. The period of a plan is a code and stays. */
function bracketPeriods(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'score' && typeof value?.period === 'string') value.period = bracketed(value.period);
    else bracketPeriods(value);
  }
}

/**
 * Brackets the texts of the channel and its viewers, so that any text without brackets is one that cannot be
 * translated.
 */
export function usePseudoData(wanted: boolean): void {
  if (wanted === (realFetch !== undefined)) return;
  const before = realFetch ?? globalThis.fetch;
  realFetch = wanted ? before : undefined;
  globalThis.fetch = wanted ? fetchBracketed : before;
}
