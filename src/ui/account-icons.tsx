import { Icon } from './icons';

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.2l3.3 2" />
    </Icon>
  );
}

export function HeartIcon() {
  return (
    <Icon>
      <path d="M12 20.5S3.5 15.5 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 11.2-8.5 11.2z" />
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

export function MailIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="M3.5 7l8.5 6 8.5-6" />
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

export function ReceiptIcon() {
  return (
    <Icon>
      <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5" />
    </Icon>
  );
}

export function ScissorsIcon() {
  return (
    <Icon>
      <circle cx="6.5" cy="6.5" r="2.5" />
      <circle cx="6.5" cy="17.5" r="2.5" />
      <path d="M8.7 8L20 18M8.7 16L20 6" />
    </Icon>
  );
}

export function TicketIcon() {
  return (
    <Icon>
      <path d="M3 8a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v2.2a2 2 0 0 0 0 3.6V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2.2a2 2 0 0 0 0-3.6zM14 7.5v9" />
    </Icon>
  );
}

export function TvIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="18" height="12" rx="2" />
      <path d="M8.5 20.5h7" />
    </Icon>
  );
}
