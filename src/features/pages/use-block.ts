import type { StaticBlock } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';

/** The channel's HTML for one place of the site; null if there is none. */
export function useBlock(alias: string): StaticBlock | null {
  return (
    useChannel().settings.static_blocks.find((block) => block.alias === alias && block.html.trim()) ?? null
  );
}
