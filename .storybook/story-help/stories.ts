import type { StoryObj } from '@storybook/react-vite';
import type { SiteState } from '../demo/site-state';
import type { StoryFlows } from './flows';

/** `flows` says where the story leads; the page “Flows” draws that. Storybook itself ignores it. */
export type Story = StoryObj & { flows?: StoryFlows };

/** The screen at a path, within the whole site. Each story of the file adds its own state. */
export function at(path: string, state: Partial<SiteState> = {}) {
  return { parameters: { layout: 'fullscreen', site: { path, ...state } } };
}

/** A state of the file's screen; `path` only where it differs from the file's. */
export function inState(state: Partial<SiteState>) {
  return { parameters: { site: state } };
}

/** config.json of a site whose server makes calendars to subscribe to. */
export const WITH_FEED = JSON.stringify({ hosts: {}, demo: true, calendarFeed: true });
