/** Names and slashes only: nothing that could lead out of a folder. */
export function isPlainPath(path: string): boolean {
  return /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(path);
}
