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
