export type CaptionLanguage = 'en' | 'fr';

interface Cue {
  from: number;
  to: number;
  text: Record<CaptionLanguage, string>;
}

/** What the commentator says in one loop of the recording. */
const CUES: readonly Cue[] = [
  {
    from: 0.5,
    to: 3.5,
    text: { en: 'Number nine brings it out of his own end.', fr: 'Le numéro neuf sort de sa zone.' },
  },
  {
    from: 4,
    to: 7.5,
    text: {
      en: 'Across the blue line, two men with him.',
      fr: 'Il passe la ligne bleue, deux hommes l’accompagnent.',
    },
  },
  {
    from: 8,
    to: 11.5,
    text: { en: 'Lakeside drop back to cover the slot.', fr: 'Lakeside recule pour couvrir l’enclave.' },
  },
  {
    from: 12,
    to: 15.5,
    text: { en: 'Great stick check, and the play turns.', fr: 'Belle mise en échec, et le jeu se retourne.' },
  },
  {
    from: 16,
    to: 19.5,
    text: { en: 'Back through the middle they go…', fr: 'Ils repartent par le centre…' },
  },
  { from: 20, to: 23.5, text: { en: '[crowd cheers]', fr: '[la foule applaudit]' } },
];

function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const part = (value: number, width = 2) => String(value).padStart(width, '0');
  const milliseconds = Math.round((seconds - whole) * 1000);
  return `${part(Math.floor(whole / 3600))}:${part(Math.floor(whole / 60) % 60)}:${part(whole % 60)}.${part(milliseconds, 3)}`;
}

/** WebVTT for a recording that repeats the loop until it has the requested length. */
export function captionFile(language: CaptionLanguage, seconds: number, loop = 24): string {
  const blocks: string[] = [];
  for (let start = 0; start < seconds; start += loop) {
    for (const cue of CUES) {
      const [from, to] = [start + cue.from, Math.min(start + cue.to, seconds)];
      if (from < to) blocks.push(`${stamp(from)} --> ${stamp(to)} line:88%\n${cue.text[language]}\n`);
    }
  }
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
