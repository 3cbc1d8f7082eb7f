/** A tablet or more. The height leaves out a phone that is turned. */
export const WIDE = '(min-width: 700px) and (min-height: 500px)';
