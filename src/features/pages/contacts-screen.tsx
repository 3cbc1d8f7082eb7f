import { useChannel } from '../../api/hooks/channel';
import { ChannelHtml } from '../../components/channel-html/channel-html';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { Link } from '../../ui/navigation/link';
import styles from './contacts-screen.module.css';
import { CustomForm } from './custom-form';
import { SocialLinks } from './social-links';
import { useBlock } from './use-block';

/** The page with the channel's contact data and its contact form. */
export function Component() {
  const { settings } = useChannel();
  const block = useBlock('contacts');
  const { contact_email, support_phone, support_text, social_links } = settings;
  return (
    <Page title={<Text id="title.contacts" />}>
      <div className={styles.columns}>
        <div className={styles.details}>
          {support_text && <p className={styles.support}>{support_text}</p>}
          <dl className={styles.ways}>
            <div>
              <dt>
                <Text id="pages.email" />
              </dt>
              <dd>
                <a href={`mailto:${contact_email}`}>{contact_email}</a>
              </dd>
            </div>
            {support_phone && (
              <div>
                <dt>
                  <Text id="pages.phone" />
                </dt>
                <dd>
                  <a href={`tel:${support_phone.replace(/[^+\d]/g, '')}`}>{support_phone}</a>
                </dd>
              </div>
            )}
          </dl>
          {block && <ChannelHtml html={block.html} />}
          <SocialLinks links={social_links} />
          <LinkButton to={paths.faq} look="secondary">
            <Text id="pages.seeFaq" />
          </LinkButton>
          <Link to={paths.readyCheck}>
            <Text id="pages.readyCheck" />
          </Link>
        </div>
        <CustomForm alias="contacts" />
      </div>
    </Page>
  );
}
