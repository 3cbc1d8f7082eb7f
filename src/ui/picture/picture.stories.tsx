import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { expect } from 'storybook/test';
import { EventPoster } from './event-poster';
import { Picture } from './picture';

export default {
  title: 'Pieces/Picture and poster',
  tags: ['autodocs'],
  ...used(
    'A picture of the backend, with what takes its place where there is none. Use the poster for events: it draws one from the crests and colours of the teams. Icons and the logo are no pictures.',
  ),
};

const HOME = { name: 'Northfield Falcons', image: '/favicon.svg', color: '#1d4ed8' };
const AWAY = { name: 'Cedar Valley Cougars', image: null, color: '#b45309' };

const POSTERS = [
  { name: 'with both teams', teams: [HOME, AWAY] },
  { name: 'with one team', teams: [HOME] },
  { name: 'with no team', teams: [] },
  { name: 'with a picture of its own', teams: [HOME, AWAY], image: '/favicon.svg' },
] as const;

export const Posters: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' }}>
      {POSTERS.map(({ name, teams, ...own }) => (
        <figure key={name} style={{ margin: 0 }}>
          <EventPoster
            image={'image' in own ? own.image : null}
            teams={teams}
            title="Hall of Fame ceremony"
            eager
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Hall of Fame ceremony');
    await expect(canvasElement.querySelectorAll('[data-teams="2"]')).toHaveLength(1);
  },
};

export const WithFallback: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, fontSize: 40 }}>
      {['/favicon.svg', null, 'javascript:alert(1)'].map((src) => (
        <Picture key={src} src={src} alt="Northfield" width="96" height="96" fallback={<span>N</span>} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};
