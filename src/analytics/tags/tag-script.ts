/**
 * Returns the script address for a tracking id. A container (GTM-…) has another script, and receives events
 * in another way.
 */
export function tagScript(address: string, id: string): { url: string; container: boolean } {
  const container = id.startsWith('GTM-');
  const script = container ? address.replace(/\/gtag\/js$/, '/gtm.js') : address;
  return { url: `${script}?id=${encodeURIComponent(id)}`, container };
}
