/** Matches tablets and larger screens. The minimum height excludes phones in landscape orientation. */
export const WIDE_QUERY = '(min-width: 700px) and (min-height: 500px)';
