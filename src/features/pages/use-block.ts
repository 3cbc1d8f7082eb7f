import type { StaticBlock } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useWholeChannel } from '../../api/hooks/whole-channel';

/** The channel's HTML block with this alias. Null if there is none. */
export function useBlock(alias: string): StaticBlock | null {
  const find = (blocks: readonly StaticBlock[]) => blocks.find((block) => block.alias === alias);
  // A page rendered by the edge contains the block that it shows, or an empty block if the channel has none.
  const isLoaded = find(useChannel().settings.static_blocks) !== undefined;
  const block = find(useWholeChannel(!isLoaded).settings.static_blocks);
  return block?.html.trim() ? block : null;
}
