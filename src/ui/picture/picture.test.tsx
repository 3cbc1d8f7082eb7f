import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventPoster } from './event-poster';
import { Picture } from './picture';

test('shows the placeholder for an address that is no picture', () => {
  render(<Picture src="javascript:alert(1)" alt="Crest" fallback={<b>F</b>} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('F')).toBeInTheDocument();
});

test('shows the picture for an address on the site', () => {
  render(<Picture src="/crest.svg" alt="Crest" fallback={<b>F</b>} />);
  expect(screen.getByRole('img', { name: 'Crest' })).toHaveAttribute('src', '/crest.svg');
  expect(screen.queryByText('F')).toBeNull();
});

test('an event whose poster is no picture shows its teams', () => {
  const team = (name: string) => ({ name, color: '#123456', image: 'file:///etc/passwd' });
  const { container } = render(
    <EventPoster image="vbscript:x" teams={[team('Falcons'), team('Otters')]} title="Final" />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('OF');
});
