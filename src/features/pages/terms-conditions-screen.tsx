import { Text } from '../../i18n/text';
import { BlockPage } from './block-page';
import styles from './block-page.module.css';

/** The channel's terms and conditions, followed by the terms that apply to every purchase. */
export function Component() {
  return (
    <BlockPage alias="terms_conditions" title="title.termsConditions">
      <section className={styles.short}>
        <h2>
          <Text id="pages.inShort" />
        </h2>
        <ul>
          <li>
            <Text id="pages.renewal" />
          </li>
          <li>
            <Text id="pages.allSalesFinal" />
          </li>
          <li>
            <Text id="pages.encrypted" />
          </li>
        </ul>
      </section>
    </BlockPage>
  );
}
