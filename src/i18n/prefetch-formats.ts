/**
 * The platform opens its tables of numbers and of dates when they are first asked for, which takes a while:
 * asked for one by one, while the site's code is on its way.
 */
export function prefetchFormats(): void {
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en'));
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
}
