/** Adds the parameters of a generated call to its address. */
export function withQuery(address: string, params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) query.append(name, String(value));
  return query.size > 0 ? `${address}?${query}` : address;
}
