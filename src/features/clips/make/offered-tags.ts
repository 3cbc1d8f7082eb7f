/** The maximum length of a tag in the contract. */
const MAX_LENGTH = 40;

/**
 * The tags from which the viewer can choose: the teams of the event, then the channel's
 * common tags, without duplicates.
 */
export function offeredTags(
  teams: readonly { short_name: string }[],
  common: readonly string[],
): readonly string[] {
  const names = teams
    .map(({ short_name }) => short_name)
    .filter(({ length }) => length > 0 && length <= MAX_LENGTH);
  return [...new Set([...names, ...common])];
}
