import { type CSSProperties, type ReactNode, useState } from 'react';
import { cssValue, hasProperty } from '../../tools/tokens/to-css';
import { tokenGroup, tokensOf } from './token-groups';
import { TokenTable } from './token-table';

const SAMPLE = 'Falcons at Wolves, Saturday at 7';

const [FONT] = tokensOf('family', 'fontFamily').map(cssValue);

const sample = (style: CSSProperties): ReactNode => (
  <span style={{ display: 'block', fontFamily: FONT, fontWeight: 650, ...style }}>{SAMPLE}</span>
);

const bar = (style: CSSProperties): ReactNode => (
  <div style={{ height: 16, background: 'currentcolor', ...style }} />
);

export function TypeScale() {
  return (
    <TokenTable
      label="Sizes of text"
      tokens={tokenGroup('type').tokens}
      show={({ name }) => sample({ fontSize: `var(--${name})`, lineHeight: 1.15 })}
    />
  );
}

export function Weights() {
  return (
    <TokenTable
      label="Weights"
      tokens={tokensOf('weight', 'fontWeight')}
      show={(token) => token.type === 'fontWeight' && sample({ fontWeight: token.value, fontSize: 18 })}
    />
  );
}

export function LineHeights() {
  return <TokenTable label="Line heights" tokens={tokenGroup('leading').tokens} />;
}

export function Spaces() {
  return (
    <TokenTable
      label="Space"
      tokens={tokenGroup('space').tokens}
      show={({ name }) => bar({ width: `var(--${name})` })}
    />
  );
}

export function Radii() {
  return (
    <TokenTable
      label="Corners"
      tokens={tokenGroup('radius').tokens}
      show={({ name }) => bar({ width: 96, height: 48, borderRadius: `var(--${name})` })}
    />
  );
}

export function PageMeasures() {
  return <TokenTable label="Page" tokens={tokenGroup('page').tokens} />;
}

/** The background for each group of shadows. The player's shadows are on a dark one, as over a video. */
const GROUNDS = [
  { group: 'shadow', ground: '#e5e7eb', piece: '#ffffff' },
  { group: 'piece-shadow', ground: '#e5e7eb', piece: '#ffffff' },
  { group: 'player-shadow', ground: '#6b7280', piece: 'var(--video-panel)' },
] as const;

export function Shadows() {
  return GROUNDS.map(({ group, ground, piece }) => (
    <TokenTable
      key={group}
      label={tokenGroup(group).description}
      tokens={tokenGroup(group).tokens}
      show={(token) => (
        <div style={{ padding: 24, background: ground }}>
          <div
            style={{
              width: 96,
              height: 40,
              borderRadius: 6,
              background: piece,
              boxShadow: hasProperty(token) ? `var(--${token.name})` : cssValue(token),
            }}
          />
        </div>
      )}
    />
  ));
}

/** Shows each duration by a moving dot, and the easing by a dot that moves for a second. */
export function Motions() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAtEnd(!isAtEnd)}>
        Move the dots
      </button>
      <TokenTable
        label="Motion"
        tokens={tokenGroup('motion').tokens}
        shown="As it moves"
        show={({ name, type }) => (
          <div style={{ width: 160 }}>
            <div
              style={{
                width: 16,
                height: 16,
                borderRadius: '50%',
                background: 'currentcolor',
                transform: isAtEnd ? 'translateX(144px)' : undefined,
                transition:
                  type === 'duration'
                    ? `transform var(--${name}) var(--ease)`
                    : `transform 1s var(--${name})`,
              }}
            />
          </div>
        )}
      />
    </>
  );
}

/** Shows the layers from top to bottom. */
export function Layers() {
  return <TokenTable label="Layers" tokens={tokenGroup('layer').tokens.toReversed()} />;
}
