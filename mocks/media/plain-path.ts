/** Whether a path has only names and slashes, so that it cannot leave its folder. */
export function isPlainPath(path: string): boolean {
  return /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(path);
}
