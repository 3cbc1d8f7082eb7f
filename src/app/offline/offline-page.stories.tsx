import type { Story } from '@storybook-site/story-help/stories';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language-context';
import type { KnownGame } from './known-games';
import { renderOfflinePage } from './offline-page';

function OfflinePage({ games }: { games: readonly KnownGame[] }) {
  const root = useRef<HTMLDivElement>(null);
  const { language } = useLanguage();
  useLayoutEffect(() => {
    if (root.current)
      renderOfflinePage(root.current, {
        ...{ channel: 'Northfield Sports Network', language, games },
        ...{ nowMs: Date.now(), onRetry: () => {} },
      });
  }, [games, language]);
  return <div ref={root} />;
}

export default { title: 'Screens/Offline' };

const inHours = (hours: number, teams: string[], name = ''): KnownGame => ({
  ...{ id: hours, name, teams, duration: null },
  start: Math.floor(Date.now() / 1_000) + hours * 3_600,
});

export const FollowedGames: Story = {
  render: () => (
    <OfflinePage
      games={[
        inHours(3, ['Falcons', 'Otters']),
        inHours(30, ['Hérons', 'Wolves of Saint-Louis-du-Ha! Ha!']),
        inHours(60, [], 'Hall of Fame evening'),
      ]}
    />
  ),
};

export const NobodyFollowed: Story = { render: () => <OfflinePage games={[]} /> };
