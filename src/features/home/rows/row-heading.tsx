import { type ReactNode, useId } from 'react';
import { Text, useText } from '../../../i18n/text';
import { Link } from '../../../ui/navigation/link';
import styles from '../home-screen.module.css';

interface RowHeadingProps {
  title: string;
  /** The path of the page that lists everything in this row. */
  more?: string;
  children: ReactNode;
}

export function RowHeading({ title, more, children }: RowHeadingProps) {
  const text = useText();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link to={more} aria-label={text('home.seeAllOf', { section: title })}>
            <Text id="home.seeAll" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
