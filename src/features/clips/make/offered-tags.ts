/** As the contract limits a tag. */
const MAX_LENGTH = 40;

/** The tags to choose from: the event's teams, then the channel's common ones, each once. */
export function offeredTags(
  teams: readonly { short_name: string }[],
  common: readonly string[],
): readonly string[] {
  const names = teams
    .map(({ short_name }) => short_name)
    .filter(({ length }) => length > 0 && length <= MAX_LENGTH);
  return [...new Set([...names, ...common])];
}
