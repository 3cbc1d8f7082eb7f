import { useIntl } from 'react-intl';
import { useChannel } from '../../api/hooks/channel';
import { consent } from '../../browser/consent';
import { firstView } from '../../browser/first-view';
import { Text, useText } from '../../i18n/text';
import { LanguageSwitch } from './language-switch';
import { MenuList } from './menu-list';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const text = useText();
  const { settings, menu } = useChannel();
  const year = useIntl().formatDate(firstView.time(), { year: 'numeric' });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>{settings.name}</p>
        <nav aria-label={text('nav.footer')}>
          <MenuList menu={menu} placement="footer" />
        </nav>
        <div className={styles.end}>
          <p>
            <Text id="footer.rights" values={{ year, channel: settings.name }} />
          </p>
          <div className={styles.settings}>
            <button type="button" onClick={consent.reopenBanner}>
              <Text id="footer.cookies" />
            </button>
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}
