/** A letter that the viewer's own programme opens and the viewer sends. */
export function mailTo(address: string, { subject, body }: { subject: string; body: string }): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
