import 'react';

declare module 'react' {
  // Custom properties, by which components give their styles a measure.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
