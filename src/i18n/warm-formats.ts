/**
 * The platform opens its tables of numbers and of dates when they are first asked for, which takes a while:
 * asked for one by one, while the first calls are on their way.
 */
export function warmFormats(): void {
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf('en'));
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
}
