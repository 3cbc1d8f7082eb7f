import type { Clip } from '@generated/model';
import { useEffect, useRef } from 'react';
import { followedClips } from '../../../browser/memory/followed-clips';
import { ShareButton } from '../../../components/share/share-button';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { Button, LinkButton } from '../../../ui/button/button';
import { useNow } from '../../../ui/hooks/use-now';
import { ClipProgress } from '../mine/clip-progress';
import { clipState } from '../mine/clip-state';
import { useMyClips } from '../mine/use-my-clips';
import styles from './clip-panel.module.css';
import { focusTool } from './focus-tool';

interface ClipMadeProps {
  clip: Clip;
  onAgain(): void;
  onClose(): void;
}

/** Replaces the editor after a clip was requested: shows its progress and its actions. */
export function ClipMade({ clip: created, onAgain, onClose }: ClipMadeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useMyClips();
  const clip = data?.data.find(({ id }) => id === created.id) ?? created;
  const { state } = clipState(clip, useNow('second'));
  useEffect(() => focusTool(heading.current), []);
  useEffect(() => followedClips.showHere(created.id), [created.id]);
  return (
    <section className={styles.made}>
      {/* The heading announces that the clip is ready, so no toast is needed. */}
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {state === 'failed' ? (
          <Text id="clips.failed" />
        ) : (
          <Text
            id={state === 'ready' ? 'clips.readyTitle' : 'clips.madeTitle'}
            values={{ name: clip.name }}
          />
        )}
      </h2>
      {state === 'processing' && (
        <>
          <ClipProgress clip={clip} />
          <p>
            <Text id="clips.madeBody" />
          </p>
        </>
      )}
      <div className={styles.actions}>
        {state === 'ready' && (
          <>
            <LinkButton to={paths.share(clip.id, clip.uuid)}>
              <Text id="clips.watch" />
            </LinkButton>
            <ShareButton title={clip.name} path={paths.share(clip.id, clip.uuid)} />
          </>
        )}
        <LinkButton to={paths.clips} look="secondary">
          <Text id="clips.toMine" />
        </LinkButton>
        <Button look="secondary" onClick={onAgain}>
          <Text id="clips.another" />
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Text id="share.close" />
        </Button>
      </div>
    </section>
  );
}
