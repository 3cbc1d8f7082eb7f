import { Icon, line } from '../player-icons';

/** The icon of the button that makes a tile large, or small again when it is `full`. */
export function EnlargeIcon({ full }: { full: boolean }) {
  return (
    <Icon>
      <rect x="3" y="5" width="18" height="14" rx="2" {...line} />
      {full ? <path d="M12 5v14M3 12h18" {...line} /> : <path d="M11 15H7v-3M13 9h4v3" {...line} />}
    </Icon>
  );
}
