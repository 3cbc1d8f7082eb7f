import { Icon } from './icons';

export function GridIcon() {
  return (
    <Icon>
      <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
    </Icon>
  );
}

export function RowsIcon() {
  return (
    <Icon>
      <path d="M4 5h16v5H4zM4 14h16v5H4z" />
    </Icon>
  );
}

export function TableIcon() {
  return (
    <Icon>
      <path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14" />
    </Icon>
  );
}

export function CardsIcon() {
  return (
    <Icon>
      <path d="M4 5h16v9H4zM4 18h9" />
    </Icon>
  );
}
