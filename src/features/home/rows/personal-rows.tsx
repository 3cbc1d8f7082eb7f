import { useListFavorites } from '@generated/api/favourites/favourites';
import { useState } from 'react';
import { useViewer } from '../../../api/hooks/viewer';
import { stoppedRecordings } from '../../../browser/memory/resume-memory';
import { OptionalSection } from '../../../components/loading/optional-section';
import { ContinueRow } from './continue-row';
import { TeamsRow } from './teams-row';

/** The recordings that the viewer has not finished, and the games of the followed teams. */
export function PersonalRows() {
  const userId = useViewer()?.id ?? null;
  const { data: favourites } = useListFavorites({ query: { enabled: userId !== null } });
  const hasFavourites = userId !== null && (favourites?.data.length ?? 0) > 0;
  const [stopped] = useState(() => stoppedRecordings(userId));
  return (
    <>
      {stopped.length > 0 && (
        <OptionalSection>
          <ContinueRow stopped={stopped} />
        </OptionalSection>
      )}
      {hasFavourites && (
        <OptionalSection>
          <TeamsRow />
        </OptionalSection>
      )}
    </>
  );
}
