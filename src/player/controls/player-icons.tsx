import type { ReactNode } from 'react';

export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}

export const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function PlayIcon() {
  return (
    <Icon>
      <path d="M7 4.6v14.8a1 1 0 0 0 1.53.85l11.7-7.4a1 1 0 0 0 0-1.7L8.53 3.75A1 1 0 0 0 7 4.6Z" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <rect x="5.5" y="4" width="4.5" height="16" rx="1.2" />
      <rect x="14" y="4" width="4.5" height="16" rx="1.2" />
    </Icon>
  );
}

/** An arrow around the number 10. It points back, or forward when it is mirrored. */
export function TenSecondsIcon({ forward = false }: { forward?: boolean }) {
  return (
    <Icon>
      <path
        {...line}
        d="M12 4.5a8 8 0 1 1-7.6 5.4M12 1.5 8.8 4.6 12 7.7"
        transform={forward ? 'matrix(-1 0 0 1 24 0)' : undefined}
      />
      <path d="M9.9 9.6v6.6H8.5v-4.9l-1.2.4v-1.2l2.3-.9h.3Zm6.5 3.9v-1.1c0-2-.9-2.9-2.3-2.9s-2.3.9-2.3 2.9v1.1c0 2 .9 2.9 2.3 2.9s2.3-.9 2.3-2.9Zm-3.2.2v-1.5c0-1.1.3-1.6.9-1.6s.9.5.9 1.6v1.5c0 1.1-.3 1.6-.9 1.6s-.9-.5-.9-1.6Z" />
    </Icon>
  );
}

export function SoundIcon({ level }: { level: 'off' | 'low' | 'high' }) {
  return (
    <Icon>
      <path d="M4 9.2h3.2L12 5v14l-4.8-4.2H4a1 1 0 0 1-1-1v-3.6a1 1 0 0 1 1-1Z" />
      {level === 'off' && <path {...line} d="m16 9.5 5 5m0-5-5 5" />}
      {level !== 'off' && <path {...line} d="M15.5 9a4.2 4.2 0 0 1 0 6" />}
      {level === 'high' && <path {...line} d="M18.2 6.2a8 8 0 0 1 0 11.6" />}
    </Icon>
  );
}

export function CaptionsIcon({ on }: { on: boolean }) {
  return (
    <Icon>
      <path
        {...(on ? {} : line)}
        fillRule="evenodd"
        d={`M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z${on ? 'M6 13v2h4v-2Zm6 0v2h6v-2ZM6 9.5v2h6v-2Zm8 0v2h4v-2Z' : ''}`}
      />
      {!on && <path {...line} d="M7 14h3M13 14h4M7 10.5h5M15 10.5h2" />}
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <circle {...line} cx="12" cy="12" r="3.2" />
      <path
        {...line}
        d="M10.2 3h3.6l.5 2.5 1.6.9 2.4-.8 1.8 3.1-1.9 1.7v1.9l1.9 1.7-1.8 3.1-2.4-.8-1.6.9-.5 2.5h-3.6l-.5-2.5-1.6-.9-2.4.8-1.8-3.1 1.9-1.7v-1.9L3.9 8.7l1.8-3.1 2.4.8 1.6-.9Z"
      />
    </Icon>
  );
}

export function PictureInPictureIcon() {
  return (
    <Icon>
      <path {...line} d="M21 11V7a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h4" />
      <rect x="12" y="13" width="10" height="7" rx="1.4" />
    </Icon>
  );
}

export function FullScreenIcon({ full }: { full: boolean }) {
  return (
    <Icon>
      <path
        {...line}
        d={full ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'}
      />
    </Icon>
  );
}
