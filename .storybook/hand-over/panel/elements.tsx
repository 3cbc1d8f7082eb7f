/** @jsxRuntime classic */
import React, { useEffect, useState } from 'react';
import { createCopyToClipboardFunction } from 'storybook/internal/components';
import { styled } from 'storybook/theming';

export const Panel = styled.div(({ theme }) => ({
  blockSize: '100%',
  overflow: 'auto',
  containerType: 'inline-size',
  fontSize: theme.typography.size.s1,
  lineHeight: '18px',
  color: theme.color.defaultText,
  background: theme.background.content,
}));

/** Shows two columns if there is room for them, in reading order. */
export const Columns = styled.div({
  display: 'grid',
  gap: '0 32px',
  padding: '0 16px 24px',
  '@container (inline-size >= 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

export const Part = styled.section(({ theme }) => ({
  paddingBlock: '12px 16px',
  '& + &': { borderBlockStart: `1px solid ${theme.appBorderColor}` },
  '& h3': {
    margin: 0,
    fontWeight: 'bold',
    fontSize: theme.typography.size.s2,
    lineHeight: '20px',
    scrollMarginBlockStart: '48px',
  },
  '& h3 small': { fontWeight: 'normal', color: theme.textMutedColor, fontSize: 'inherit' },
  '& h4': { margin: '12px 0 2px', fontSize: 'inherit', fontWeight: 'bold' },
  '& p': { margin: '2px 0 8px', maxInlineSize: '72ch' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& code': { fontFamily: theme.typography.fonts.mono, fontSize: '11px', overflowWrap: 'anywhere' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': { textAlign: 'start', fontWeight: 'normal', color: theme.textMutedColor },
  '& th, & td': {
    padding: '3px 12px 3px 0',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    overflowWrap: 'anywhere',
  },
  '& a': { color: theme.color.secondary },
  '& summary': { cursor: 'pointer', paddingBlock: '6px' },
}));

export const Muted = styled.span(({ theme }) => ({ color: theme.textMutedColor }));

/** A label that marks an item as true of this story. */
export const Mark = styled.span(({ theme }) => ({
  display: 'inline-block',
  marginInlineEnd: 4,
  paddingInline: 5,
  borderRadius: 3,
  border: `1px solid ${theme.textMutedColor}`,
  fontSize: '11px',
  lineHeight: '15px',
  whiteSpace: 'nowrap',
}));

const PathButton = styled.button(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'copy',
  paddingInline: 3,
  marginInlineStart: -3,
  borderRadius: 3,
  fontFamily: theme.typography.fonts.mono,
  fontSize: '11px',
  overflowWrap: 'anywhere',
  '& span': { color: theme.textMutedColor },
  '&:hover': { background: theme.background.hoverable },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}));

const copy = createCopyToClipboardFunction();
const SHOWN_MS = 1500;

/** Copies a text, and reports for a moment that it was copied. */
export function useCopy(): { isCopied: boolean; copyText(text: string): void } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return {
    isCopied: count > 0,
    copyText: (text) => void copy(text).then(() => setCount((before) => before + 1)),
  };
}

/** Shows a path from the root, which is copied when it is pressed. */
export function CopyPath({ path, line }: { path: string; line?: number }) {
  const { isCopied, copyText } = useCopy();
  const end = path.lastIndexOf('/') + 1;
  const whole = line ? `${path}:${line}` : path;
  return (
    <>
      <PathButton type="button" title={`Copy ${whole}`} onClick={() => copyText(whole)}>
        <span>{path.slice(0, end)}</span>
        {whole.slice(end)}
      </PathButton>
      <Muted role="status">{isCopied && ' copied'}</Muted>
    </>
  );
}

interface HeadingProps {
  id: string;
  children: string;
  count: number;
}

export function Heading({ id, children, count }: HeadingProps) {
  return (
    <h3 id={id} tabIndex={-1}>
      {children} <small>{count}</small>
    </h3>
  );
}
