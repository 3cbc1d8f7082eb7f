interface Letter {
  subject: string;
  body?: string;
}

/** A letter that the viewer's own mail program opens and the viewer sends; to nobody yet where the address is empty. */
export function mailLink(address: string, { subject, body = '' }: Letter): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  // Told by %20, not by plus signs, which mail programs show as they are.
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
