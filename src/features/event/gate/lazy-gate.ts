import type { ComponentType } from 'react';
import type { GatePanelProps } from './gate-panel';

/** The gate's code, which a viewer with access never needs. The edge has it before it renders. */
export const lazyGate = {
  component: null as ComponentType<GatePanelProps> | null,
  async open(): Promise<ComponentType<GatePanelProps>> {
    const { GatePanel } = await import('./gate-panel');
    lazyGate.component = GatePanel;
    return GatePanel;
  },
};
