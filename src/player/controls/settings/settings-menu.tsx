import { lazy, Suspense } from 'react';
import { useText } from '../../../i18n/text';
import type { Cameras } from '../../types';
import { PlayerMenu } from '../menu/player-menu';
import { SettingsIcon } from '../player-icons';

interface SettingsMenuProps {
  cameras: Cameras | null;
  onHelp(): void;
  onToggle(open: boolean): void;
}

const loadPanel = () => import('./settings-panel');
const SettingsPanel = lazy(() => loadPanel().then((module) => ({ default: module.SettingsPanel })));

/** The settings menu, whose content loads when it is first opened. */
export function SettingsMenu({ cameras, onHelp, onToggle }: SettingsMenuProps) {
  const text = useText();
  return (
    <PlayerMenu
      label={text('player.settings')}
      closeLabel={text('player.settingsClose')}
      icon={<SettingsIcon />}
      onPointerEnter={() => void loadPanel().catch(() => {})}
      onToggle={onToggle}
    >
      {(close) => (
        <Suspense>
          <SettingsPanel
            cameras={cameras}
            onHelp={() => {
              close();
              onHelp();
            }}
          />
        </Suspense>
      )}
    </PlayerMenu>
  );
}
