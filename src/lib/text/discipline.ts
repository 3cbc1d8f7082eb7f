/** Matches the endings of feminine French nouns for sports: natation, gymnastique, crosse, luge. */
const FEMININE = /(tion|ique|sse|rse|tte|ade|luge|voile|boxe)$/i;

/**
 * Returns the values of the messages `sport.female` and `sport.male`: the sport as it is written within a
 * sentence, and its French gender.
 */
export function disciplineWords(sport: string): { sport: string; noun: 'feminine' | 'masculine' } {
  const [first = '', second = ''] = sport;
  // An abbreviation such as BMX keeps its capitals.
  const inSentence = second === second.toUpperCase() ? sport : first.toLowerCase() + sport.slice(1);
  return { sport: inSentence, noun: FEMININE.test(sport) ? 'feminine' : 'masculine' };
}
