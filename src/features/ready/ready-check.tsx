import { useState } from 'react';
import { readyMemory } from '../../browser/memory/ready-memory';
import { savesData } from '../../browser/saves-data';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import type { Measures } from './measures';
import { ReadyRun } from './ready-run';
import { type BackLink, ReadyVerdict } from './ready-verdict';
import { TEST_KILOBYTES } from './test-stream';
import { judge } from './verdict';

type State =
  | { phase: 'asking' }
  | { phase: 'running'; video: boolean }
  | { phase: 'judged'; judgement: ReturnType<typeof judge> };

const initialState = (): State => (savesData() ? { phase: 'asking' } : { phase: 'running', video: true });

interface ReadyCheckProps {
  eventId: number | null;
  embedded: boolean;
  back: BackLink;
}

/** The check. It starts automatically, except on a device with data saving enabled. */
export function ReadyCheck({ eventId, embedded, back }: ReadyCheckProps) {
  const [state, setState] = useState(initialState);

  function showVerdict(measures: Measures) {
    const judgement = judge(measures);
    readyMemory(eventId).store({ verdict: judgement.verdict, geoBlocked: measures.region === 'blocked' });
    setState({ phase: 'judged', judgement });
  }

  if (state.phase === 'judged')
    return <ReadyVerdict judgement={state.judgement} back={back} onAgain={() => setState(initialState())} />;
  if (state.phase === 'running')
    return <ReadyRun eventId={eventId} embedded={embedded} video={state.video} onDone={showVerdict} />;
  return (
    <MessagePanel
      title={<Text id="check.saverTitle" />}
      actions={
        <>
          <Button onClick={() => setState({ phase: 'running', video: true })}>
            <Text id="check.saverWith" />
          </Button>
          <Button look="secondary" onClick={() => setState({ phase: 'running', video: false })}>
            <Text id="check.saverWithout" />
          </Button>
        </>
      }
    >
      <p>
        <Text id="check.saverBody" values={{ kilobytes: TEST_KILOBYTES }} />
      </p>
    </MessagePanel>
  );
}
