import { Icon } from './icons';

export function BellIcon() {
  return (
    <Icon>
      <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10z" />
      <path d="M10 20a2.2 2.2 0 0 0 4 0" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />
    </Icon>
  );
}

export function FilterIcon() {
  return (
    <Icon>
      <path d="M4 6h16M7 12h10M10 18h4" />
    </Icon>
  );
}

export function HelpIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.1" />
    </Icon>
  );
}

export function LogOutIcon() {
  return (
    <Icon>
      <path d="M14 4H6v16h8M10.5 12H21M17 8l4 4-4 4" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M8.5 5v14M15.5 5v14" />
    </Icon>
  );
}

export function PencilIcon() {
  return (
    <Icon>
      <path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z" />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M7.5 4.8v14.4L19 12z" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V4M8 7.5L12 3.5l4 4M6 11.5v8h12v-8" />
    </Icon>
  );
}

export function TrashIcon() {
  return (
    <Icon>
      <path d="M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13" />
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
