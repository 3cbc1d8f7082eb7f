import { useViewer } from '../../api/hooks/viewer';
import { EditDetails } from './edit-details';
import { ReplaceTemporaryPassword } from './replace-temporary-password';

export function Component() {
  const viewer = useViewer();
  // Between a log-out and the page after it there is nobody to show.
  if (!viewer) return null;
  return viewer.temporary_password ? (
    <ReplaceTemporaryPassword viewer={viewer} />
  ) : (
    <EditDetails key={viewer.id} viewer={viewer} />
  );
}
