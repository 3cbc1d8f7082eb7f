import { useViewer } from '../../api/hooks/viewer';
import { EditDetails } from './edit-details';
import { ReplaceTemporaryPassword } from './replace-temporary-password';

export function Component() {
  const viewer = useViewer();
  // Between log-out and navigation there is no viewer.
  if (!viewer) return null;
  return viewer.temporary_password ? (
    <ReplaceTemporaryPassword viewer={viewer} />
  ) : (
    <EditDetails key={viewer.id} viewer={viewer} />
  );
}
