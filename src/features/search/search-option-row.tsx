import { ChevronRightIcon } from '../../ui/icons/icons';
import { Link } from '../../ui/navigation/link';
import { EventPoster } from '../../ui/picture/event-poster';
import { Picture as Shown } from '../../ui/picture/picture';
import type { Picture, SearchOption } from './result-groups';
import styles from './search-dialog.module.css';

interface SearchOptionRowProps {
  id: string;
  option: SearchOption;
  active: boolean;
  onChoose(): void;
  onPoint(): void;
}

/** A search result. The arrow keys of the input select it. */
export function SearchOptionRow({ id, option, active, onChoose, onPoint }: SearchOptionRowProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={option.to}
      className={styles.option}
      data-kind={option.picture.kind}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      <OptionPicture picture={option.picture} />
      <span className={styles.words}>
        <span className={styles.title}>{option.title}</span>
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
      {option.picture.kind === 'all' && <ChevronRightIcon />}
    </Link>
  );
}

function OptionPicture({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'event':
      return (
        <span className={styles.wide}>
          <EventPoster image={picture.event.image} teams={picture.event.participants} title="" />
        </span>
      );
    case 'video':
      return <span className={styles.wide}>{picture.src && <Shown src={picture.src} alt="" />}</span>;
    case 'crest':
      return (
        <span className={styles.crest}>
          <Shown src={picture.src} alt="" fallback={picture.name.slice(0, 1)} />
        </span>
      );
    case 'all':
      return null;
  }
}
