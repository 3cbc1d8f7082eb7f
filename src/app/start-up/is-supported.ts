/**
 * Whether the browser has the newest platform features that the site uses, which are those of Chrome and Edge
 * 120, Firefox 125 and Safari 17.4.
 */
export const isSupported = (): boolean =>
  'withResolvers' in Promise &&
  'groupBy' in Map &&
  'canParse' in URL &&
  'Segmenter' in Intl &&
  'any' in AbortSignal &&
  'popover' in HTMLElement.prototype;
