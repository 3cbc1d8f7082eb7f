/** Making a formatter costs a hundred times what using one does: each is made once. */
function once<Options extends object, Formatter>(make: (language: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = language + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const formatter = make(language, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const dateFormatter = once(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const numberFormatter = once(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
