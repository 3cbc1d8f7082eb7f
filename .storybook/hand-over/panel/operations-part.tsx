/** @jsxRuntime classic */
import React, { type MouseEvent } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import type { HandOver } from './compose';
import { CopyPath, Heading, Mark, Muted, Part } from './elements';
import type { OperationRow, ResponseRow, StoryName } from './operations';

/** The number of stories that are listed directly. More are behind a link to the page “States”. */
const MAX_NAMED = 2;

export function OperationsPart({ handOver: { operations } }: { handOver: HandOver }) {
  return (
    <Part aria-labelledby="hand-over-operations">
      <Heading id="hand-over-operations" count={operations.length}>
        Operations
      </Heading>
      {operations.length === 0 ? (
        <p>This story calls no operation.</p>
      ) : (
        <p>
          What the story called, with every answer that the contract documents. <Mark>received</Mark> came in
          this story, <Mark>shown</Mark> is checked by the story to be on the page.
        </p>
      )}
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </Part>
  );
}

function Operation({
  operation: { id, method, path, summary, file, line, responses },
}: {
  operation: OperationRow;
}) {
  return (
    <>
      <h4 id={`hand-over-${id}`}>
        <code>{id}</code>
      </h4>
      <p>
        <code>
          {method} {path}
        </code>{' '}
        <Muted>{summary}</Muted> {file && <CopyPath path={file} line={line} />}
      </p>
      <table aria-labelledby={`hand-over-${id}`}>
        <thead>
          <tr>
            <th scope="col" style={{ inlineSize: '4em' }}>
              Status
            </th>
            <th scope="col" style={{ inlineSize: '55%' }}>
              Answer
            </th>
            <th scope="col">Also shown by</th>
          </tr>
        </thead>
        <tbody>
          {responses.map((response) => (
            <ResponseTableRow key={response.status} operation={id} response={response} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function ResponseTableRow({ operation, response }: { operation: string; response: ResponseRow }) {
  const { status, description, isReceived, isShown, stories } = response;
  const named = stories.length > MAX_NAMED + 1 ? stories.slice(0, MAX_NAMED) : stories;
  return (
    <tr>
      <td>
        <code>{isReceived ? <b>{status}</b> : status}</code>
      </td>
      <td>
        {description} {isReceived && <Mark>received</Mark>}
        {isShown && <Mark>shown</Mark>}
      </td>
      <td>
        {named.map((story) => (
          <div key={story.id}>
            <StoryLink story={story} />
          </div>
        ))}
        {named.length < stories.length && (
          <a
            href={`?${new URLSearchParams({ path: '/docs/docs-states--docs', operation, status })}`}
            aria-label={`All ${stories.length + Number(isShown)} stories of ${operation} ${status}`}
          >
            {stories.length - named.length} more
          </a>
        )}
        {stories.length === 0 && <Muted>{isShown ? 'this story alone' : 'no story'}</Muted>}
      </td>
    </tr>
  );
}

function StoryLink({ story: { id, title, name } }: { story: StoryName }) {
  const api = useStorybookApi();
  const { managerHref } = api.getStoryHrefs(id);
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    api.selectStory(id);
  }
  return (
    <a href={managerHref} onClick={open}>
      {title.split('/').slice(1).join(' / ')} / {name}
    </a>
  );
}
