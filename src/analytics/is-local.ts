/** Whether the site runs on a developer's machine, where nothing is measured. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?|0\.0\.0\.0)$/i.test(hostname);
}
