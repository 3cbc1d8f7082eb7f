import { Text, useText } from '../i18n/text';
import noticeStyles from './recovery/player-notice.module.css';
import { embedAddress } from './source/embed-address';
import styles from './video-player.module.css';

const ALLOWED = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

/**
 * Embeds another service's player in a frame. The frame sends the site's origin as referrer, which some
 * services require.
 */
export function EmbeddedVideo({ url, title }: { url: string; title: string }) {
  const text = useText();
  const address = embedAddress(url);
  return (
    <section className={styles.player} aria-label={text('player.region', { title })}>
      {address ? (
        <iframe
          className={styles.frame}
          src={address.url}
          title={text('player.embedded', { title })}
          allow={ALLOWED}
          sandbox={address.sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
          loading="eager"
        />
      ) : (
        <p className={noticeStyles.panel} role="alert">
          <Text id="player.embeddedRefused" />
        </p>
      )}
    </section>
  );
}
