import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { BlockPage } from './block-page';
import styles from './block-page.module.css';

export function Component() {
  return (
    <BlockPage alias="about" title="title.about">
      <div className={styles.aside}>
        <div>
          <h2>
            <Text id="pages.basicPassTitle" />
          </h2>
          <p>
            <Text id="pages.basicPass" />
          </p>
          <LinkButton to={paths.packages} look="secondary">
            <Text id="pages.seePasses" />
          </LinkButton>
        </div>
        <div>
          <h2>
            <Text id="pages.sendGameTitle" />
          </h2>
          <p>
            <Text id="pages.submissions" />
          </p>
          <LinkButton to={paths.contacts} look="secondary">
            <Text id="pages.askUs" />
          </LinkButton>
        </div>
      </div>
    </BlockPage>
  );
}
