import { getListEventClipsQueryKey, getListUserClipsQueryKey } from '@generated/api/clips/clips';
import { useDeleteClip } from '@generated/api/clips/clips-mutations';
import { getGetEventQueryKey } from '@generated/api/events/events';
import type { Clip } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { Text, useText } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { TrashIcon } from '../../../ui/icons/action-icons';
import { confirm } from '../../../ui/overlay/popups';
import { showToast } from '../../../ui/overlay/toasts';
import styles from './my-clips-screen.module.css';

/** Deletes a clip after a confirmation. */
export function DeleteClip({ clip, onDeleted }: { clip: Clip; onDeleted(): void }) {
  const text = useText();
  const queryClient = useQueryClient();
  const { id, name, event_id } = clip;
  const { mutate, isPending } = useDeleteClip({
    mutation: {
      onSuccess: async () => {
        showToast({ type: 'success', message: 'clips.deleted', values: { name } });
        const changed = [getListEventClipsQueryKey(event_id), getGetEventQueryKey(event_id)];
        for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
        await queryClient.invalidateQueries({ queryKey: getListUserClipsQueryKey() });
        onDeleted();
      },
      onError: () => void queryClient.invalidateQueries({ queryKey: getListUserClipsQueryKey() }),
    },
  });

  async function confirmAndDelete() {
    const confirmed = await confirm({
      title: 'clips.deleteTitle',
      body: 'clips.deleteBody',
      values: { name },
      ok: 'clips.delete',
      cancel: 'clips.keep',
    });
    if (confirmed) mutate({ id });
  }

  return (
    <Button
      look="quiet"
      size="small"
      busy={isPending}
      onClick={confirmAndDelete}
      aria-label={text('clips.deleteLabel', { name })}
    >
      <TrashIcon />
      <span className={styles.word}>
        <Text id="clips.delete" />
      </span>
    </Button>
  );
}
