import type { User } from '@generated/model';
import { useLogOut } from '../../api/hooks/log-out';
import { retainedLog } from '../../browser/watch-log/retained-log';
import { storedViewings } from '../../browser/watch-log/stored-viewings';
import { Text } from '../../i18n/text';
import { troubledEvents } from '../../lib/watch-log/verdict';
import { Button } from '../../ui/button/button';
import { LogOutIcon } from '../../ui/icons/action-icons';
import { confirm } from '../../ui/overlay/popups';

/** Logs out. If a playback log proves trouble, it first asks whether the log may stay on this device. */
export function LogOutButton({ viewer }: { viewer: User }) {
  const { logOut, isPending } = useLogOut();

  async function confirmAndLogOut(): Promise<void> {
    const troubled = troubledEvents(storedViewings(viewer.id).read());
    const [first] = troubled;
    const isRetained =
      first !== undefined &&
      (await confirm({
        title: 'profile.keepLog',
        body: 'profile.keepLogBody',
        values: { count: troubled.length, title: first.title },
        ok: 'profile.keepLogYes',
        cancel: 'profile.keepLogNo',
      }));
    if (isRetained) retainedLog().retain(viewer.id);
    logOut();
  }

  return (
    <Button look="quiet" busy={isPending} onClick={() => void confirmAndLogOut()}>
      <LogOutIcon />
      <Text id="profile.logOut" />
    </Button>
  );
}
