import type { StaticBlock } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';

/** What the channel wrote for one place of the site; null where it wrote nothing. */
export function useBlock(alias: string): StaticBlock | null {
  return (
    useChannel().settings.static_blocks.find((block) => block.alias === alias && block.html.trim()) ?? null
  );
}
