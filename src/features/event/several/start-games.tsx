import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import styles from './several.module.css';

/** Over games whose page was opened by its address: one press starts them all. */
export function StartGames({ count, onStart }: { count: number; onStart(): void }) {
  return (
    <div className={styles.start}>
      <Button size="large" onClick={onStart}>
        <Text id="several.start" values={{ count }} />
      </Button>
    </div>
  );
}
