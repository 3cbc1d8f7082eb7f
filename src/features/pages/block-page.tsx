import type { ReactNode } from 'react';
import { ChannelHtml } from '../../components/channel-html/channel-html';
import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { Page } from '../../ui/layout/page';
import styles from './block-page.module.css';
import { useBlock } from './use-block';

interface BlockPageProps {
  alias: string;
  /** The heading of the page if the channel's text has none. */
  title: MessageId;
  /** Additional content from the site itself. */
  children?: ReactNode;
}

/** A page with HTML from the channel. */
export function BlockPage({ alias, title, children }: BlockPageProps) {
  const block = useBlock(alias);
  return (
    <Page narrow title={block?.title ?? <Text id={title} />}>
      {block ? (
        <div className={styles.words}>
          <ChannelHtml html={block.html} />
        </div>
      ) : (
        <MessagePanel
          title={<Text id="pages.nothing" />}
          actions={
            <LinkButton to={paths.contacts} look="secondary">
              <Text id="pages.askUs" />
            </LinkButton>
          }
        >
          <Text id="pages.notPublished" />
        </MessagePanel>
      )}
      {children}
    </Page>
  );
}
