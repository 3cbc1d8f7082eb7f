import { useGetGeo } from '@generated/api/channel/channel';
import { useLanguage } from '../i18n/language-context';
import { Text } from '../i18n/text';
import { GlobeIcon } from '../ui/more-icons';
import styles from './geo-notice.module.css';

/** In place of a video that may not be shown where the viewer is, with the country that this was judged by. */
export function GeoNotice() {
  const { language } = useLanguage();
  const { data: geo } = useGetGeo();
  const country = geo?.country_code
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(geo.country_code) ?? geo.country)
    : geo?.country;
  return (
    <div className={styles.notice} role="status">
      <GlobeIcon />
      <p className={styles.text}>
        <Text id="error.geoBlocked" />
      </p>
      {country && (
        <p>
          <Text id="geo.where" values={{ country }} />
        </p>
      )}
    </div>
  );
}
