import type { Capability, User } from '@generated/model';
import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { PencilIcon } from '../../ui/icons/action-icons';
import { CheckIcon } from '../../ui/icons/icons';
import { MailIcon } from '../../ui/icons/thing-icons';
import { Link } from '../../ui/navigation/link';
import { LogOutButton } from './log-out-button';
import styles from './profile-header.module.css';
import { initials } from './rules/initials';

const ALLOWED = [
  ['watch', 'profile.canWatch'],
  ['vod_media', 'profile.canLibrary'],
  ['no_ads', 'profile.canSkipAds'],
  ['clipping', 'profile.canClip'],
  ['download', 'profile.canDownload'],
  ['download_clip', 'profile.canDownloadClips'],
] as const satisfies readonly (readonly [Capability, MessageId])[];

/** The viewer's name, the capabilities of their passes, and the log-out button. */
export function ProfileHeader({ viewer }: { viewer: User }) {
  const allowed = ALLOWED.filter(([capability]) => viewer.capabilities.includes(capability));

  return (
    <header className={styles.header}>
      <span className={styles.face} aria-hidden="true">
        {initials(viewer)}
      </span>
      <div className={styles.who}>
        <h1>
          {viewer.first_name} {viewer.last_name}
        </h1>
        <p className={styles.email}>{viewer.email}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton to={paths.editProfile} look="secondary">
          <PencilIcon />
          <Text id="profile.edit" />
        </LinkButton>
        <LogOutButton viewer={viewer} />
      </div>
      <div className={styles.membership}>
        {!viewer.is_verified && (
          <Link to={paths.verifyNotice} className={styles.unverified}>
            <MailIcon />
            <Text id="profile.unverified" />
          </Link>
        )}
        {allowed.length > 0 ? (
          <>
            <p className={styles.line}>
              <Text id="profile.member" />
            </p>
            <ul className={styles.allowed}>
              {allowed.map(([capability, text]) => (
                <li key={capability}>
                  <CheckIcon />
                  <Text id={text} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={styles.line}>
            <Text id="profile.noPass" />{' '}
            <Link to={paths.packages}>
              <Text id="profile.seePasses" />
            </Link>
          </p>
        )}
      </div>
    </header>
  );
}
