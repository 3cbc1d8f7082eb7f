/** What a caption track is called: by its own label, else by its language in that language. */
export function captionLabel({ label, language }: { label: string; language: string }): string {
  if (label) return label;
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language.toUpperCase() || 'CC';
  }
}
