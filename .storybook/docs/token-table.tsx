import type { ReactNode } from 'react';
import { cssValue, hasProperty } from '../../tools/tokens/to-css';
import type { Token } from '../../tools/tokens/token-format';
import { WideTable } from './wide-table';

interface TokenTableProps {
  label: string;
  tokens: readonly Token[];
  /** The heading of the column that shows each token. */
  shown?: string;
  show?: (token: Token) => ReactNode;
}

/** Shows tokens with their values and uses, and an example of each. */
export function TokenTable({ label, tokens, shown = 'As it looks', show }: TokenTableProps) {
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">{tokens.some(hasProperty) ? 'Name' : 'Value'}</th>
          {tokens.some(hasProperty) && <th scope="col">Value</th>}
          <th scope="col">For</th>
          {show && <th scope="col">{shown}</th>}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <td style={{ whiteSpace: 'nowrap' }}>
              <code>{hasProperty(token) ? `--${token.name}` : cssValue(token)}</code>
            </td>
            {hasProperty(token) && <td>{cssValue(token)}</td>}
            <td>{token.description}</td>
            {show && <td>{show(token)}</td>}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
