/** Caches formatters, because creating one costs a hundred times as much as using it. */
function cached<Options extends object, Formatter>(
  create: (language: string, options: Options) => Formatter,
) {
  const formatters = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = language + JSON.stringify(options);
    const known = formatters.get(key);
    if (known) return known;
    const formatter = create(language, options);
    formatters.set(key, formatter);
    return formatter;
  };
}

export const dateFormatter = cached(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const numberFormatter = cached(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
