import { useListFaq } from '@generated/api/pages/pages';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWholeChannel } from '../../api/hooks/whole-channel';
import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { SearchBox } from '../../ui/form/search-box';
import { Page } from '../../ui/layout/page';
import { Link } from '../../ui/navigation/link';
import styles from './faq-screen.module.css';
import { findQuestions } from './find-questions';
import { Question, questionAnchor } from './question';

/** The page with frequent questions. It has a search, and each question has its own link. */
export function Component() {
  const text = useText();
  const { hash } = useLocation();
  const { data } = useListFaq();
  // Shows the questions that were loaded at start-up until this request has finished.
  const { faq } = useWholeChannel(data === undefined);
  const items = data?.data ?? faq;
  const [query, setQuery] = useState('');
  const found = findQuestions(items, query);

  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    // The server never receives the hash of the URL, so a rendered page has all questions closed.
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (target) target.scrollIntoView({ block: 'center' });
  }, [hash]);

  return (
    <Page narrow title={<Text id="title.faq" />}>
      {items.length > 0 && (
        <search className={styles.search}>
          <SearchBox label={text('pages.faqSearch')} value={query} immediate onSearch={setQuery} />
        </search>
      )}
      <p role="status" className={styles.count}>
        {query && found.length > 0 && <Text id="pages.faqFound" values={{ count: found.length }} />}
      </p>
      {found.length > 0 ? (
        <div className={styles.questions}>
          {found.map((item) => (
            <Question key={item.id} item={item} open={hash === `#${questionAnchor(item.id)}`} />
          ))}
        </div>
      ) : (
        <MessagePanel
          role="status"
          title={<Text id={query ? 'pages.faqNone' : 'pages.nothing'} />}
          actions={
            <LinkButton to={paths.contacts} look="secondary">
              <Text id="pages.askUs" />
            </LinkButton>
          }
        />
      )}
      <p className={styles.pass}>
        <Link to={paths.readyCheck}>
          <Text id="pages.readyCheck" />
        </Link>
      </p>
      <p className={styles.pass}>
        <Text id="pages.basicPass" />
      </p>
    </Page>
  );
}
