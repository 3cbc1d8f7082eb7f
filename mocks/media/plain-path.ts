/** Only names and slashes, so that no path can leave a folder. */
export function isPlainPath(path: string): boolean {
  return /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(path);
}
