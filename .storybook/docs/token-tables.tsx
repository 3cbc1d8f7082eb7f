import type { CSSProperties, ReactNode } from 'react';

const SAMPLE = 'Falcons at Wolves, Saturday at 7';
const TYPES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'];
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CORNERS = ['s', 'm', 'l', 'full'];

function Rows({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const measureOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <td>
        <code>{name}</code>
      </td>
      <td>{measureOf(name)}</td>
      <td>{children}</td>
    </tr>
  );
}

export function TypeScale() {
  return (
    <Rows head={['Name', 'Size', 'As it looks']}>
      {TYPES.map((step) => (
        <Row key={step} name={`--text-${step}`}>
          <span style={{ fontFamily: 'Figtree', fontSize: `var(--text-${step})`, fontWeight: 650 }}>
            {SAMPLE}
          </span>
        </Row>
      ))}
    </Rows>
  );
}

const bar = (style: CSSProperties): ReactNode => (
  <div style={{ height: 16, background: 'currentcolor', ...style }} />
);

export function Spaces() {
  return (
    <Rows head={['Name', 'Size', 'As it looks']}>
      {STEPS.map((step) => (
        <Row key={step} name={`--space-${step}`}>
          {bar({ width: `var(--space-${step})` })}
        </Row>
      ))}
    </Rows>
  );
}

export function Radii() {
  return (
    <Rows head={['Name', 'Size', 'As it looks']}>
      {CORNERS.map((step) => (
        <Row key={step} name={`--radius-${step}`}>
          {bar({ width: 96, height: 48, borderRadius: `var(--radius-${step})` })}
        </Row>
      ))}
    </Rows>
  );
}
