import { blendOver, contrast, type Hex } from '../../src/theme/color';
import type { Color } from '../../tools/tokens/token-format';
import { type TokenOf, tokenGroup, tokensOf } from './token-groups';
import { TokenTable } from './token-table';
import { WideTable } from './wide-table';

const GROUPS = ['dark', 'on-dark', 'player', 'status', 'start', 'no-team-colour', 'caption'] as const;

/** Shows a swatch half on white and half on black, so that its opacity is visible. */
const swatch = (name: string) => (
  <div
    style={{
      width: 120,
      height: 32,
      border: '1px solid #6b7280',
      background: `linear-gradient(var(--${name}), var(--${name})), linear-gradient(90deg, #fff 50%, #000 50%)`,
    }}
  />
);

export function FixedColours() {
  return GROUPS.map((group) => (
    <section key={group}>
      <p>
        <b>{tokenGroup(group).description}</b>
      </p>
      <TokenTable
        label={tokenGroup(group).description}
        tokens={tokenGroup(group).tokens}
        show={({ name }) => swatch(name)}
      />
    </section>
  ));
}

const colorNamed = (name: string): Color => {
  const found = GROUPS.flatMap((group) => tokensOf(group, 'color')).find((token) => token.name === name);
  if (!found) throw new Error(`tokens.json has no colour "${name}"`);
  return found.value;
};

const over = (background: Hex, { hex, alpha = 1 }: Color): Hex =>
  blendOver(background, hex as Hex, alpha * 100);

/** The backgrounds to measure. A picture may have any colour, and white is the worst one for white words. */
const GROUNDS = [
  { title: 'On the stage', drawn: colorNamed('stage') },
  { title: 'On a panel', drawn: colorNamed('video-panel') },
  { title: 'On a slide', drawn: colorNamed('slide') },
  { title: 'On a plate, over a white picture', drawn: colorNamed('plate') },
  { title: 'On the player’s shade, over a white picture', drawn: colorNamed('video-shade') },
].map(({ title, drawn }) => ({ title, background: over('#ffffff', drawn) }));

const WORDS = ['on-dark', 'on-dark-soft', 'on-dark-muted', 'on-dark-quiet'];
const wordsTokens: TokenOf<'color'>[] = (['on-dark', 'player'] as const)
  .flatMap((group) => tokensOf(group, 'color'))
  .filter(({ name }) => WORDS.includes(name));

/** Shows white words on each dark background, with their contrast. */
export function VideoContrasts() {
  return (
    <WideTable label="White words on dark grounds">
      <thead>
        <tr>
          <th scope="col">Words</th>
          {GROUNDS.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {wordsTokens.map(({ name, value }) => (
          <tr key={name}>
            <td style={{ whiteSpace: 'nowrap' }}>
              <code>--{name}</code>
            </td>
            {GROUNDS.map(({ title, background }) => {
              const color = over(background, value);
              return (
                <td key={title} style={{ color, background }}>
                  {contrast(color, background).toFixed(1)} to 1
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
