/** The media query for screens on which the schedule is one column. */
export const PHONE = '(max-width: 699px)';
