import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import styles from './several.module.css';

/** A button over the games that starts them all. It is shown if the page was opened by its URL. */
export function StartGames({ count, onStart }: { count: number; onStart(): void }) {
  return (
    <div className={styles.start}>
      <Button size="large" onClick={onStart}>
        <Text id="several.start" values={{ count }} />
      </Button>
    </div>
  );
}
