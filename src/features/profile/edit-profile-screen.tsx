import { useViewer } from '../../api/hooks/viewer';
import { EditDetails } from './edit-details';
import { ReplaceTemporaryPassword } from './replace-temporary-password';

export function Component() {
  const viewer = useViewer();
  // After logging out, the viewer is null until the navigation has finished.
  if (!viewer) return null;
  return viewer.temporary_password ? (
    <ReplaceTemporaryPassword viewer={viewer} />
  ) : (
    <EditDetails key={viewer.id} viewer={viewer} />
  );
}
