/** @jsxRuntime classic */
import React from 'react';
import type { HandOver } from './compose';
import { CopyPath, Heading, Mark, Part } from './elements';
import type { FileRow } from './files';

export function FilesPart({ handOver: { files, screen } }: { handOver: HandOver }) {
  return (
    <Part aria-labelledby="hand-over-files">
      <Heading id="hand-over-files" count={files.page.length}>
        Files that draw it
      </Heading>
      <p>
        The story, its screen, then the components and style sheets that are on the page, from the outside to
        the inside. Press a path to copy it.
      </p>
      <FileList rows={files.page} screen={screen} />
      {files.around.length > 0 && (
        <details>
          <summary>Around it, as on other screens: {files.around.length} files</summary>
          <FileList rows={files.around} screen={screen} />
        </details>
      )}
    </Part>
  );
}

function FileList({ rows, screen }: { rows: readonly FileRow[]; screen: string | undefined }) {
  return (
    <ul>
      {rows.map(({ file, role }) => (
        <li key={file}>
          <CopyPath path={file} /> {role === 'story' && <Mark>story</Mark>}
          {role === 'screen' && <Mark>screen{screen && ` at ${screen}`}</Mark>}
        </li>
      ))}
    </ul>
  );
}
