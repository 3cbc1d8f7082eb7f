import type { SocialProvider } from '@generated/model';

// no token in this file: the providers require these colours.

export function ProviderLogo({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {provider === 'google' ? (
        <>
          <path
            fill="#4285f4"
            d="M22.5 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-1.9 3.2-4.8 3.2-8.1z"
          />
          <path
            fill="#34a853"
            d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.2V17A11 11 0 0 0 12 23z"
          />
          <path fill="#fbbc05" d="M5.8 14.2a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.9z" />
          <path
            fill="#ea4335"
            d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1L5.8 10C6.7 7.3 9.1 5.4 12 5.4z"
          />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="11" fill="#0866ff" />
          <path
            fill="#fff"
            d="M13.6 23v-7.7h2.6l.5-3.3h-3.1V9.9c0-.9.4-1.8 1.9-1.8h1.4V5.3s-1.3-.2-2.5-.2c-2.6 0-4.3 1.6-4.3 4.4V12H7.3v3.3h2.8V23z"
          />
        </>
      )}
    </svg>
  );
}
