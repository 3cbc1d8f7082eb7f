/** The name shown for a caption track: its own label, or the name of its language in that language. */
export function captionLabel({ label, language }: { label: string; language: string }): string {
  if (label) return label;
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language.toUpperCase() || 'CC';
  }
}
