import { type Ref, useId } from 'react';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { FilterIcon } from '../../ui/icons/action-icons';
import { SearchIcon, StarIcon } from '../../ui/icons/icons';
import styles from './my-favourites-screen.module.css';

const STEPS = [
  [SearchIcon, 'favourites.step1', 'favourites.step1Body'],
  [StarIcon, 'favourites.step2', 'favourites.step2Body'],
  [FilterIcon, 'favourites.step3', 'favourites.step3Body'],
] as const;

/** Explains favourites in three steps. */
export function Tutorial({ heading, onClose }: { heading: Ref<HTMLHeadingElement>; onClose(): void }) {
  const id = useId();
  return (
    <section className={styles.tutorial} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <Text id="favourites.how" />
      </h3>
      <ol>
        {STEPS.map(([Icon, title, body]) => (
          <li key={title}>
            <Icon />
            <p className={styles.stepTitle}>
              <Text id={title} />
            </p>
            <p>
              <Text id={body} />
            </p>
          </li>
        ))}
      </ol>
      <Button look="secondary" onClick={onClose}>
        <Text id="favourites.gotIt" />
      </Button>
    </section>
  );
}
