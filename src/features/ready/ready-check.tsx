import { useState } from 'react';
import { readyMemory } from '../../browser/memory/ready-memory';
import { savesData } from '../../browser/saves-data';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import type { Measures } from './measures';
import { ReadyRun } from './ready-run';
import { ReadyVerdict, type WayBack } from './ready-verdict';
import { TEST_KILOBYTES } from './test-stream';
import { judge } from './verdict';

type State =
  | { phase: 'asks' }
  | { phase: 'runs'; video: boolean }
  | { phase: 'told'; judgement: ReturnType<typeof judge> };

const begin = (): State => (savesData() ? { phase: 'asks' } : { phase: 'runs', video: true });

interface ReadyCheckProps {
  eventId: number | null;
  embedded: boolean;
  back: WayBack;
}

/** The check. It starts automatically, except on a device with data saving enabled. */
export function ReadyCheck({ eventId, embedded, back }: ReadyCheckProps) {
  const [state, setState] = useState(begin);

  function tell(measures: Measures) {
    const judgement = judge(measures);
    readyMemory(eventId).store({ verdict: judgement.verdict, geoBlocked: measures.place === 'blocked' });
    setState({ phase: 'told', judgement });
  }

  if (state.phase === 'told')
    return <ReadyVerdict judgement={state.judgement} back={back} onAgain={() => setState(begin())} />;
  if (state.phase === 'runs')
    return <ReadyRun eventId={eventId} embedded={embedded} video={state.video} onDone={tell} />;
  return (
    <MessagePanel
      title={<Text id="check.saverTitle" />}
      actions={
        <>
          <Button onClick={() => setState({ phase: 'runs', video: true })}>
            <Text id="check.saverWith" />
          </Button>
          <Button look="secondary" onClick={() => setState({ phase: 'runs', video: false })}>
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
