/** @jsxRuntime classic */
import React from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { HandOver } from './compose';
import { Columns, Muted, Panel, useCopy } from './elements';
import { FilesPart } from './files-part';
import { toMarkdown } from './markdown';
import { OperationsPart } from './operations-part';
import { StatementsPart } from './statements-part';
import { TextsPart } from './texts-part';
import { useHandOver } from './use-hand-over';

const Head = styled.div(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '6px 16px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: '0 4px', marginInlineEnd: 'auto' },
}));

const Message = styled.p(({ theme }) => ({ margin: 0, padding: 16, fontSize: theme.typography.size.s2 }));

/** Shows what an engineer needs to know about the open story, in four parts. */
export function HandOverPanel({ id }: { id: string }) {
  const { view, readAgain } = useHandOver(id);
  return (
    <Panel>
      {view.state === 'playing' && (
        <Message role="status">The page is read once the story has played.</Message>
      )}
      {view.state === 'failed' && (
        <Message role="alert">
          The hand-over could not be made: {view.message}{' '}
          <Button ariaLabel={false} size="small" onClick={readAgain}>
            Try again
          </Button>
        </Message>
      )}
      {view.state === 'ready' && <Ready handOver={view.handOver} onRead={readAgain} />}
    </Panel>
  );
}

function Ready({ handOver, onRead }: { handOver: HandOver; onRead(): void }) {
  return (
    <>
      <Head>
        <Jumps />
        <Button
          ariaLabel={false}
          size="small"
          variant="ghost"
          tooltip="Read the page as it is now, after what you pressed in it"
          onClick={onRead}
        >
          Read again
        </Button>
        <CopyTicket handOver={handOver} />
      </Head>
      {handOver.isFailed && (
        <Message role="status">The story failed: this is the page as it was then.</Message>
      )}
      <Columns>
        <div>
          <FilesPart handOver={handOver} />
          <TextsPart handOver={handOver} />
        </div>
        <div>
          <OperationsPart handOver={handOver} />
          <StatementsPart handOver={handOver} />
        </div>
      </Columns>
    </>
  );
}

const PARTS = [
  { name: 'Files', heading: 'hand-over-files' },
  { name: 'Texts', heading: 'hand-over-texts' },
  { name: 'Operations', heading: 'hand-over-operations' },
  { name: 'Statements', heading: 'hand-over-statements' },
];

function Jumps() {
  function jump(id: string) {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }
  return (
    <nav aria-label="Parts of the hand-over">
      {PARTS.map(({ name, heading }) => (
        <Button key={name} ariaLabel={false} size="small" variant="ghost" onClick={() => jump(heading)}>
          {name}
        </Button>
      ))}
    </nav>
  );
}

function CopyTicket({ handOver }: { handOver: HandOver }) {
  const api = useStorybookApi();
  const { isCopied, copyText } = useCopy();
  const copy = () =>
    copyText(toMarkdown(handOver, api.getStoryHrefs(handOver.story.id, { base: 'origin' }).managerHref));
  return (
    <span>
      <Muted role="status">{isCopied && 'Copied '}</Muted>
      <Button ariaLabel={false} size="small" variant="outline" onClick={copy}>
        Copy for a ticket
      </Button>
    </span>
  );
}
