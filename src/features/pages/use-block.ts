import type { StaticBlock } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useWholeChannel } from '../../api/hooks/whole-channel';

/** The channel's HTML for one place of the site; null if there is none. */
export function useBlock(alias: string): StaticBlock | null {
  const find = (blocks: readonly StaticBlock[]) => blocks.find((block) => block.alias === alias);
  // A page that the edge has rendered brings the block that it shows, and an empty one if the channel has none.
  const isHere = find(useChannel().settings.static_blocks) !== undefined;
  const block = find(useWholeChannel(!isHere).settings.static_blocks);
  return block?.html.trim() ? block : null;
}
