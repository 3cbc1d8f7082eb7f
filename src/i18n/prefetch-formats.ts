/**
 * The first number formatter and the first date formatter are slow to create. This initialises them while the
 * site's code is still loading.
 */
export function prefetchFormats(): void {
  setTimeout(() => {
    Intl.NumberFormat.supportedLocalesOf('en');
    Intl.DateTimeFormat.supportedLocalesOf('en');
  });
}
