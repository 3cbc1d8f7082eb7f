import { render } from '@testing-library/react';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { drawnParts } from '../../.storybook/hand-over/preview/drawn-parts';

const Header = () => <header className="header_bar_aaaaaaaa plain" />;
const Card = memo(() => <p className="card_title_bbbbbbbb card_big_bbbbbbbb">A card</p>);
const Dialog = () => createPortal(<dialog />, document.body);
const Silent = () => null;
const Later = lazy(async () => ({ default: Card }));
const Screen = ({ children }: { children: ReactNode }) => <main>{children}</main>;
const App = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    {children}
  </>
);

afterEach(() => {
  globalThis.grandstandParts = undefined;
});

function register(): void {
  globalThis.grandstandParts = [
    ['src/ui/card.tsx', [Card]],
    ['src/ui/dialog.tsx', [Dialog]],
    ['src/ui/silent.tsx', [Silent]],
    ['src/app/header.tsx', [Header]],
    ['src/features/home/screen.tsx', [Screen, Card]],
    ['src/app/app.tsx', [App]],
  ];
}

test('the files of a page’s components are listed from the outside in, each with the file that contains it', () => {
  register();
  render(
    <App>
      <Screen>
        <Card />
        <Card />
        <Silent />
      </Screen>
    </App>,
  );
  expect(drawnParts(document.body)).toEqual({
    components: [
      { file: 'src/app/app.tsx', within: ['src/app/app.tsx'] },
      { file: 'src/app/header.tsx', within: ['src/app/header.tsx'] },
      { file: 'src/features/home/screen.tsx', within: ['src/features/home/screen.tsx'] },
      { file: 'src/ui/card.tsx', within: ['src/features/home/screen.tsx'] },
    ],
    styles: [
      { file: 'aaaaaaaa', within: ['src/app/header.tsx'] },
      { file: 'bbbbbbbb', within: ['src/features/home/screen.tsx'] },
    ],
  });
});

test('components that load later or open over the page are listed too', async () => {
  register();
  const { findByText } = render(
    <Screen>
      <Suspense>
        <Later />
      </Suspense>
      <Dialog />
    </Screen>,
  );
  await findByText('A card');
  expect(drawnParts(document.body).components.map(({ file }) => file)).toEqual([
    'src/features/home/screen.tsx',
    'src/ui/card.tsx',
    'src/ui/dialog.tsx',
  ]);
});

test('a page has no known files if no component is registered', () => {
  render(<Card />);
  expect(drawnParts(document.body).components).toEqual([]);
});
