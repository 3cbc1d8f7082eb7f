import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { PANEL } from './hand-over/panel/register';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Grandstand, state by state', brandTarget: '_self' }),
  // The screen has the room; the panel opens with Alt and A.
  layout: { showPanel: false },
  selectedPanel: PANEL,
});
