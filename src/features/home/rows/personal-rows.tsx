import { useState } from 'react';
import { useViewer } from '../../../api/hooks/viewer';
import { stoppedRecordings } from '../../../browser/memory/resume-memory';
import { ContinueRow } from './continue-row';
import { TeamsRow } from './teams-row';

/** What the viewer has not finished, and the games of their teams. */
export function PersonalRows({ hasFavourites }: { hasFavourites: boolean }) {
  const userId = useViewer()?.id ?? null;
  const [stopped] = useState(() => stoppedRecordings(userId));
  return (
    <>
      {stopped.length > 0 && <ContinueRow stopped={stopped} />}
      {hasFavourites && <TeamsRow />}
    </>
  );
}
