import { Text, useText } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import styles from './not-found-screen.module.css';

function EmptyStand({ label }: { label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 320 160" role="img" aria-label={label}>
      {[0, 1, 2, 3].map((row) => (
        <g key={row} transform={`translate(0 ${24 + row * 32})`} className={styles.row}>
          {Array.from({ length: 7 + row }, (_, seat) => `${row}-${seat}`).map((seat, index) => (
            <rect
              key={seat}
              x={160 - (7 + row) * 15 + index * 30}
              y="0"
              width="22"
              height="22"
              rx="6"
              className={seat === '2-4' ? styles.missing : undefined}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

export function Component() {
  const text = useText();
  return (
    <MessagePanel
      level={1}
      picture={<EmptyStand label={text('notFound.picture')} />}
      title={<Text id="notFound.title" />}
      actions={
        <LinkButton to={paths.home}>
          <Text id="notFound.home" />
        </LinkButton>
      }
    >
      <p>
        <Text id="notFound.body" />
      </p>
    </MessagePanel>
  );
}
