import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { PANEL } from './hand-over/panel/register';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Grandstand, state by state', brandTarget: '_self' }),
  // The panel is hidden to leave room for the screen. Alt and A open it.
  layout: { showPanel: false },
  selectedPanel: PANEL,
});
