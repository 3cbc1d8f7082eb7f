const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** HTML that is already escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Html | readonly Html[];

/** A template tag that escapes its values, except those that are already HTML. */
export function html(pieces: TemplateStringsArray, ...values: Part[]): Html {
  const write = (value: Part): string => {
    if (typeof value === 'string') return escapeHtml(value);
    return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
  };
  return new Html(pieces.map((piece, index) => piece + write(values[index] ?? '')).join(''));
}
