const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, including attributes, and removes characters that no document may contain. */
export function escaped(text: string): string {
  const plain = [...text.toWellFormed()].filter((sign) => sign >= ' ' && sign !== '\u007f').join('');
  return plain.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
