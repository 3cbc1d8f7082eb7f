/**
 * The first formatter of numbers, and that of dates, take a while to create, so both are created while the
 * site's code still loads.
 */
export function prefetchFormats(): void {
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en'));
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
}
