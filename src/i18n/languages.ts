const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
const DEFAULT_LANGUAGE: Language = 'en';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** What the channel offers, what the viewer chose before: English unless the channel says otherwise. */
export function chooseLanguage(
  channel: { language?: string | null; languages?: readonly string[] } | undefined,
  chosen: string | undefined,
): Language {
  const offered = offeredLanguages(channel);
  if (isLanguage(chosen) && offered.includes(chosen)) return chosen;
  return isLanguage(channel?.language) ? channel.language : (offered[0] ?? DEFAULT_LANGUAGE);
}

export function offeredLanguages(
  channel: { language?: string | null; languages?: readonly string[] } | undefined,
): Language[] {
  const own = isLanguage(channel?.language) ? channel.language : DEFAULT_LANGUAGE;
  const listed = (channel?.languages ?? []).filter(isLanguage);
  return [own, ...listed.filter((language) => language !== own)];
}
