/** The fields that a viewer reads. All other strings are URLs, ids or keys. */
const READ = [
  'name',
  'title',
  'text',
  'description',
  'html',
  'question',
  'answer',
  'label',
  'support_text',
  'clip_tags',
  'state',
  'country',
  'secondCamera',
];

/** Returns every text that viewers read, with its path. */
export function readTexts(value: unknown, path = '', field = ''): [path: string, text: string][] {
  if (typeof value === 'string') return READ.includes(field) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    readTexts(part, `${path}.${name}`, Array.isArray(value) ? field : name),
  );
}

/** Changes every text that viewers read in place, and also the text of the fields in `also`. */
export function changeTexts(value: unknown, change: (text: string) => string, also: readonly string[]): void {
  const fields = new Set([...READ, ...also]);
  const visit = (at: unknown, field: string): void => {
    if (typeof at !== 'object' || at === null) return;
    for (const [name, part] of Object.entries(at)) {
      const own = Array.isArray(at) ? field : name;
      if (typeof part !== 'string') visit(part, own);
      else if (fields.has(own)) Object.assign(at, { [name]: change(part) });
    }
  };
  visit(value, '');
}
