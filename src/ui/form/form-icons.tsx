import { Icon } from '../icons/icons';

export function CapsLockIcon() {
  return (
    <Icon>
      <path d="M12 4l7 8h-4v4H9v-4H5zM9 20h6" />
    </Icon>
  );
}

export function EyeIcon() {
  return (
    <Icon>
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}

export function EyeOffIcon() {
  return (
    <Icon>
      <path d="M10 5.7a9 9 0 0 1 2-.2c3.7 0 7 2 9.5 6.5a17 17 0 0 1-2.4 3.3M6.5 7.2A14 14 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5a9 9 0 0 0 4.6-1.3M4 4l16 16" />
    </Icon>
  );
}
