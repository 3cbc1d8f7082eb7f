import type { ComponentType } from 'react';
import type { GatePanelProps } from './gate-panel';

/**
 * Loads the gate's code lazily, because a viewer with access never needs it. The edge
 * loads it before it renders.
 */
export const lazyGate = {
  component: null as ComponentType<GatePanelProps> | null,
  async open(): Promise<ComponentType<GatePanelProps>> {
    const { GatePanel } = await import('./gate-panel');
    lazyGate.component = GatePanel;
    return GatePanel;
  },
};
