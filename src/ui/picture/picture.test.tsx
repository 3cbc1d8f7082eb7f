import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventPoster } from './event-poster';
import { Picture } from './picture';

test('Picture shows the fallback if the URL is no web address', () => {
  render(<Picture src="javascript:alert(1)" alt="Crest" fallback={<b>F</b>} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('F')).toBeInTheDocument();
});

test('Picture shows the image if the URL is a path of the site', () => {
  render(<Picture src="/crest.svg" alt="Crest" fallback={<b>F</b>} />);
  expect(screen.getByRole('img', { name: 'Crest' })).toHaveAttribute('src', '/crest.svg');
  expect(screen.queryByText('F')).toBeNull();
});

test('EventPoster shows the teams if the poster’s URL is no web address', () => {
  const team = (name: string) => ({ name, color: '#123456', image: 'file:///etc/passwd' });
  const { container } = render(
    <EventPoster image="vbscript:x" teams={[team('Falcons'), team('Otters')]} title="Final" />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('OF');
});
