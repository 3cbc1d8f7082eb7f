/**
 * Whether the browser is one of those that `browserslist` in package.json names. Of the features that the site
 * uses, Chrome and Edge got `canParse` last, Firefox `popover`, and Safari `withResolvers`.
 */
export const isSupported = (): boolean =>
  'canParse' in URL && 'popover' in HTMLElement.prototype && 'withResolvers' in Promise;
