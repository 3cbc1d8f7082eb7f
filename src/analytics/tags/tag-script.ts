/** Where a tracking id's script is. A container (GTM-…) has another one, and is told things otherwise. */
export function tagScript(address: string, id: string): { url: string; container: boolean } {
  const container = id.startsWith('GTM-');
  const script = container ? address.replace(/\/gtag\/js$/, '/gtm.js') : address;
  return { url: `${script}?id=${encodeURIComponent(id)}`, container };
}
