/** The mutator and the query library. */
const CALLS =
  /\/@tanstack\/|\/generated\/operations\.ts|\/src\/api\/(client|errors|events|exchange|http|in-flight|keys|redact|request|response-check|retry)\.ts|\/src\/(lib\/(store\/emitter|parse\/is)|browser\/storage\/storage)\.ts/;

/** What every list of events is made of. Home needs no more than this. */
const EVENTS =
  /\/src\/(components\/(event-card|event-list|access\/(access-badge|event-invitation)|favourites|loading\/load-failure|passes\/use-price)|ui\/(picture|list\/render-in-slices|form\/segmented|layout\/visually-hidden|feedback\/(live-badge|skeleton)|hooks\/(use-media|use-now))|browser\/(prefetch-picture|trusted-types)|lib\/(event\/|channel\/(category-tree|find-target)|text\/money|time\/today)|i18n\/time-zones)|\/generated\/api\/(events|profile)\//;

const FORMS =
  /\/react-hook-form\/|\/src\/(ui\/form(?!\/(choices|date-field|bare-field|search-box|search-select|segmented|select\.))|lib\/validation)\//;

/** What several of the other screens are made of. What cleans a channel's HTML is too heavy for that. */
const PIECES =
  /\/src\/(ui\/(?!form\/(?!choices|date-field|bare-field|search-box|search-select|segmented|select\.))|browser|lib(?!\/validation)|components\/(?!channel-html|outage-receipt\/(?!trouble-button|lazy-outage-receipt))|player\/(source|engine\/(load-engine|mime-type|preload-stream|wait-for-poster))|api\/hooks\/(orders|geo-restriction))|\/generated\/api\/(clips|orders)\//;

const PASSES = /\/src\/(features\/passes|lib\/purchase|analytics\/commerce)|\/generated\/api\/passes\//;
const AUTH = /\/src\/(features\/auth|api\/form-refusal)/;

/** Texts that are needed together, by the folder of each: a file each would be a round of requests each. */
const TEXTS = /\/src\/i18n\/messages\/(\w+)\/(\w+)\.json$/;
function textFile(id: string): string | null {
  const [, area = '', language] = TEXTS.exec(id) ?? [];
  if (/^(site|home|consent)$/.test(area)) return `${language}-first`;
  if (/^(watch|ready|player|video|clips|forms)$/.test(area)) return `${language}-watch`;
  return `${language}-${area}`;
}

/** What many screens share is a file each: split by who needs what, it would be dozens, each a request. */
export const codeFiles = [
  {
    name: 'begin',
    test: /\/src\/(app\/(early-preload|routes\/screen-code)|i18n\/prefetch-formats|theme\/start-background|browser\/storage\/stored-entry)\.ts$|vite\/preload-helper/,
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

/** What a file that is asked for later has to bring along: the page has the first load's, and texts need nothing. */
export function stillNeeded(file: string, needed: readonly string[]): string[] {
  return isText(file) ? [] : needed.filter((each) => !isOfTheFirstLoad(each));
}
