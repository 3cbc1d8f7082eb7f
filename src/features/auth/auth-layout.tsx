import type { ReactNode } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { Text } from '../../i18n/text';
import { PlayIcon } from '../../ui/icons/action-icons';
import { HeartIcon, ScissorsIcon } from '../../ui/icons/thing-icons';
import { Picture } from '../../ui/picture/picture';
import styles from './auth-layout.module.css';

const BENEFITS = [
  [PlayIcon, 'auth.benefitWatch'],
  [HeartIcon, 'auth.benefitFollow'],
  [ScissorsIcon, 'auth.benefitClip'],
] as const;

/** On a laptop the channel's image is next to the form; on a phone the image is hidden. */
export function AuthLayout({ pitch = true, children }: { pitch?: boolean; children: ReactNode }) {
  const { slides } = useChannel();
  const [picture] = slides
    .filter(({ slidable_type }) => slidable_type === 'main')
    .toSorted((a, b) => a.weight - b.weight);

  return (
    <div className={styles.layout}>
      <div className={styles.picture}>
        {picture && <Picture src={picture.image_mobile ?? picture.image} alt="" decoding="async" />}
        {pitch && (
          <div className={styles.pitch}>
            <p className={styles.claim}>
              <Text id="auth.claim" />
            </p>
            <ul>
              {BENEFITS.map(([Icon, text]) => (
                <li key={text}>
                  <span className={styles.mark}>
                    <Icon />
                  </span>
                  <Text id={text} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
