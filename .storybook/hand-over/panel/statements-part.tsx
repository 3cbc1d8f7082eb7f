/** @jsxRuntime classic */
import React from 'react';
import type { Sign, TestName } from '../static-data';
import type { HandOver } from './compose';
import { CopyPath, Heading, Mark, Muted, Part } from './elements';

export function StatementsPart({ handOver: { statements, tested } }: { handOver: HandOver }) {
  return (
    <Part aria-labelledby="hand-over-statements">
      <Heading id="hand-over-statements" count={statements.length}>
        Statements of the specification
      </Heading>
      {statements.length === 0 ? (
        <p>No statement is known to be shown here.</p>
      ) : (
        <p>
          Shown here, as a test of each says: the message that the statement quotes is on the page, the
          operation that it names is called, or the screen at its path is drawn.
        </p>
      )}
      <ul>
        {statements.map(({ id, sentence, deviation, sign, test }) => (
          <li key={id}>
            <StatementLine
              id={id}
              sentence={sentence}
              test={test}
              reason={REASONS[sign.kind](sign.name)}
              deviation={deviation}
            />
          </li>
        ))}
      </ul>
      {tested.length > 0 && (
        <details>
          <summary>
            Tested in these files and the code that they use, perhaps not shown by this story: {tested.length}
          </summary>
          <ul>
            {tested.map(({ id, sentence, test }) => (
              <li key={id}>
                <StatementLine id={id} sentence={sentence} test={test} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}

const REASONS: Record<Sign['kind'], (name: string) => string> = {
  message: (name) => `${name} is on the page`,
  title: (name) => `${name} is the page’s title`,
  operation: (name) => `${name} is called`,
  screen: (name) => `the screen at ${name} is drawn`,
};

interface StatementLineProps {
  id: string;
  sentence: string;
  test: TestName;
  reason?: string;
  deviation?: string | undefined;
}

function StatementLine({ id, sentence, test, reason, deviation }: StatementLineProps) {
  return (
    <p>
      <b>{id}</b>: {sentence} {deviation && <Mark>deviates: {deviation}</Mark>}
      <br />
      <Muted>
        {reason && `${reason}; `}“{test.title}” in{' '}
      </Muted>
      <CopyPath path={test.file} />
    </p>
  );
}
