interface Score {
  home: number;
  away: number;
  period: string | null;
  clock: string | null;
}

/**
 * Formats a score in the order in which the title lists the teams, away first: "2–3 · 2nd period · 12:34".
 */
export const scoreLine = ({ home, away, period, clock }: Score): string =>
  [`${away}–${home}`, period, clock].filter(Boolean).join(' · ');
