import type { StaticBlock } from '@generated/model';
import { useWholeChannel } from '../../api/hooks/whole-channel';

/** The channel's HTML for one place of the site; null if there is none. */
export function useBlock(alias: string): StaticBlock | null {
  return (
    useWholeChannel().settings.static_blocks.find((block) => block.alias === alias && block.html.trim()) ??
    null
  );
}
