/** Whether the site runs on the machine of who looks at it: nothing is counted there. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?|0\.0\.0\.0)$/i.test(hostname);
}
