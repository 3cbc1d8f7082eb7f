/** The mutator and the query library, without what only lists with pages and several queries at once need. */
const CALLS =
  /\/@tanstack\/(?!.*\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js)|\/generated\/operations\.ts|\/src\/api\/(client|errors|events|exchange|http|in-flight|keys|redact|request|response-check|retry)\.ts|\/src\/(lib\/(store\/emitter|parse\/is)|browser\/storage\/storage)\.ts/;

/** What every list of events needs. Home needs nothing else. */
const EVENTS =
  /\/src\/(components\/(event-card|event-list|access\/(access-badge|event-invitation|use-access-to)|favourites|loading\/load-failure|passes\/use-price)|ui\/(picture|list\/render-in-slices|form\/segmented|layout\/visually-hidden|feedback\/(live-badge|skeleton)|hooks\/(use-media|use-now))|browser\/(prefetch-picture|trusted-types)|lib\/(event\/(?!viewer-days|calendar-entry)|channel\/(category-tree|find-target)|text\/money|time\/today)|i18n\/time-zones)|\/generated\/api\/(events|profile)\//;

const FORMS =
  /\/react-hook-form\/|\/src\/(ui\/form(?!\/(choices|date-field|bare-field|search-box|search-select|segmented|select\.))|lib\/validation)\//;

/** What several of the other screens share, except the HTML sanitiser, which is too large for that. */
const PIECES =
  /\/@tanstack\/|\/src\/(ui\/(?!form\/(?!choices|date-field|bare-field|search-box|search-select|segmented|select\.))|browser|lib(?!\/validation)|components\/(?!channel-html|outage-receipt\/(?!trouble-button|lazy-outage-receipt))|player\/(source|engine\/(load-engine|mime-type|preload-stream|wait-for-poster))|api\/hooks\/(orders|geo-restriction))|\/generated\/api\/(clips|orders)\//;

const PASSES = /\/src\/(features\/passes|lib\/purchase|analytics\/commerce)|\/generated\/api\/passes\//;
const AUTH = /\/src\/(features\/auth|api\/form-refusal)/;

/** Groups texts that are needed together: one file for each folder would mean one request for each. */
const TEXTS = /\/src\/i18n\/messages\/(\w+)\/(\w+)\.json$/;
function textFile(id: string): string | null {
  const [, area = '', language] = TEXTS.exec(id) ?? [];
  if (/^(site|home|consent)$/.test(area)) return `${language}-first`;
  if (/^(watch|ready|player|video|clips|forms)$/.test(area)) return `${language}-watch`;
  return `${language}-${area}`;
}

/**
 * Groups what many screens share: split by importer, the build would make dozens of files, each a request.
 */
export const codeFiles = [
  {
    name: 'begin',
    test: /\/src\/(app\/(early-preload|routes\/screen-code|start-up\/slow-start)|i18n\/(prefetch-formats|early-texts)|theme\/start-background|browser\/storage\/stored-entry)\.ts$|vite\/preload-helper/,
  },
  { name: 'calls', test: CALLS },
  { name: 'site', test: /\/src\/app\/app\.tsx$/ },
  { name: 'index', tags: ['$initial' as const] },
  { name: 'index', test: /rolldown\/runtime/ },
  {
    name: textFile,
    debugName: 'texts',
    test: TEXTS,
  },
  { name: 'events', test: EVENTS },
  { name: 'pieces', test: PIECES, minShareCount: 2 },
  { name: 'forms', test: FORMS },
  { name: 'passes', test: PASSES, minShareCount: 2 },
  { name: 'auth', test: AUTH, minShareCount: 2 },
  { name: 'event', test: /\/src\/features\/event\//, minShareCount: 2 },
];

const isText = (file: string) => /\/(en|fr)-[^/]*\.js$/.test(file);
const isOfTheFirstLoad = (file: string) =>
  /\/(begin|calls|index|rolldown-runtime|site)-[^/]*\.js$/.test(file);

/**
 * What a lazy-loaded file still has to preload: the page already has the files of the first load, and texts
 * have no imports.
 */
export function stillNeeded(file: string, needed: readonly string[]): string[] {
  return isText(file) ? [] : needed.filter((each) => !isOfTheFirstLoad(each));
}
