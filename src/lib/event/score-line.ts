interface Score {
  home: number;
  away: number;
  period: string | null;
  clock: string | null;
}

/** A score as the title names the teams, away first: "2–3 · 2nd period · 12:34". */
export const scoreLine = ({ home, away, period, clock }: Score): string =>
  [`${away}–${home}`, period, clock].filter(Boolean).join(' · ');
