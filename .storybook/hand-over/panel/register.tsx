/** @jsxRuntime classic */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { HandOverPanel } from './panel';

const ADDON = 'grandstand/hand-over';
export const PANEL = `${ADDON}/panel`;

addons.register(ADDON, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Hand-over',
    render: () => <HandOverPanel id={PANEL} />,
  });
});
