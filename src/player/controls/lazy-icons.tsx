import { Icon, line } from './player-icons';

export function AirPlayIcon() {
  return (
    <Icon>
      <path
        d="M6 16H4.5A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4h15A1.5 1.5 0 0 1 21 5.5v9a1.5 1.5 0 0 1-1.5 1.5H18"
        {...line}
      />
      <path d="m12 14 5 6H7Z" />
    </Icon>
  );
}

export function CastIcon() {
  return (
    <Icon>
      <path d="M3 8V5.5A1.5 1.5 0 0 1 4.5 4h15A1.5 1.5 0 0 1 21 5.5v13a1.5 1.5 0 0 1-1.5 1.5H14" {...line} />
      <path d="M3 12a8 8 0 0 1 8 8M3 16a4 4 0 0 1 4 4" {...line} />
    </Icon>
  );
}

export function GamesIcon() {
  return (
    <Icon>
      <rect x="3" y="5" width="13" height="9" rx="1.5" {...line} />
      <path d="M20 9v8.5a1.5 1.5 0 0 1-1.5 1.5H8" {...line} />
    </Icon>
  );
}

export function MomentsIcon() {
  return (
    <Icon>
      <path d="M3 17h18" {...line} />
      <path d="M8 4.5 9.5 8l3.5.3-2.7 2.3.8 3.4L8 12.2 4.9 14l.8-3.4L3 8.3 6.5 8Z" />
      <path d="M17 12v5" {...line} />
    </Icon>
  );
}

export function KeyboardIcon() {
  return (
    <Icon>
      <rect {...line} x="3" y="6" width="18" height="12" rx="2" />
      <path {...line} d="M7 10h.01M11 10h.01M15 10h.01M18 10h.01M8 14h8" />
    </Icon>
  );
}

export function ReplayIcon() {
  return (
    <Icon>
      <path {...line} d="M5 5v5h5M5.6 9.5A7.5 7.5 0 1 1 4.5 14" />
    </Icon>
  );
}
