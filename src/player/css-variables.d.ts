import 'react';

declare module 'react' {
  // Allows custom properties in `style`, which components use to pass sizes to their style sheets.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
