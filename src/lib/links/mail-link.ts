interface MailDraft {
  subject: string;
  body?: string;
}

/** Returns a mailto: link; the recipient may be empty. */
export function mailLink(address: string, { subject, body = '' }: MailDraft): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  // Spaces are encoded as %20, because mail programs show plus signs literally.
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
