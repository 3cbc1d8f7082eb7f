import type { StoryObj } from '@storybook/react-vite';
import type { SiteState } from '../demo/site-state';
import type { StoryFlows } from './flows';

/**
 * A story whose `flows` define where it leads. The page “Flows” draws them, and Storybook itself ignores
 * them.
 */
export type Story = StoryObj & { flows?: StoryFlows };

/** Shows the screen at a path, within the whole site. Each story of the file adds its own state. */
export function at(path: string, state: Partial<SiteState> = {}) {
  return { parameters: { layout: 'fullscreen', site: { path, ...state } } };
}

/** Sets a state of the file's screen. `path` is needed only if it differs from the file's path. */
export function inState(state: Partial<SiteState>) {
  return { parameters: { site: state } };
}

/** The config.json of a site whose server provides calendar subscriptions. */
export const WITH_FEED = JSON.stringify({ hosts: {}, demo: true, calendarFeed: true });
