import type { SceneName } from './scenes.ts';

export type CaptionLanguage = 'en' | 'fr';

type Line = Readonly<Record<CaptionLanguage, string>>;

/** The commentator repeats the same lines after this many seconds, in every scene. */
const REPEATS_AFTER_SECONDS = 24;

/** The start and end of each line, in seconds. */
const TIMES = [
  [0.5, 3.5],
  [4, 7.5],
  [8, 11.5],
  [12, 15.5],
  [16, 19.5],
  [20, 23.5],
] as const;

const CROWD: Line = { en: '[crowd cheers]', fr: '[la foule applaudit]' };

/**
 * The commentator's lines, one for each of the times. Games of all teams, of women and of men, share a
 * recording, so no line names a team or uses a gendered word.
 */
const LINES: Readonly<Record<SceneName, readonly Line[]>> = {
  rink: [
    { en: 'Number nine brings it out of the defensive zone.', fr: 'Le numéro neuf sort de sa zone.' },
    { en: 'Across the blue line, with two in support.', fr: 'On passe la ligne bleue à trois.' },
    {
      en: 'The visitors drop back to cover the slot.',
      fr: 'L’équipe visiteuse recule pour couvrir l’enclave.',
    },
    { en: 'Great stick check, and the play turns.', fr: 'Belle mise en échec, et le jeu se retourne.' },
    { en: 'Back through the middle they go…', fr: 'On repart par le centre…' },
    CROWD,
  ],
  court: [
    { en: 'The home team bring the ball up the floor.', fr: 'L’équipe locale remonte le ballon.' },
    { en: 'Number nine looks for a way inside.', fr: 'Le numéro neuf cherche une ouverture.' },
    { en: 'The visitors protect the paint.', fr: 'L’équipe visiteuse protège la raquette.' },
    { en: 'Good defence, and the ball turns over.', fr: 'Belle défense, et le ballon change de camp.' },
    { en: 'Back up the floor they go…', fr: 'On repart dans l’autre sens…' },
    CROWD,
  ],
  net: [
    { en: 'The home team put the ball in play.', fr: 'L’équipe locale met le ballon en jeu.' },
    { en: 'A clean pass, and a good set.', fr: 'Belle réception, et la passe est précise.' },
    { en: 'The visitors close the block at the net.', fr: 'L’équipe visiteuse ferme le bloc au filet.' },
    { en: 'A great dig keeps the ball up.', fr: 'Une superbe défense garde le ballon en jeu.' },
    { en: 'The rally goes on…', fr: 'L’échange se poursuit…' },
    CROWD,
  ],
  pitch: [
    { en: 'The home team build from the back.', fr: 'L’équipe locale construit de l’arrière.' },
    { en: 'Number nine finds space in midfield.', fr: 'Le numéro neuf trouve de l’espace au milieu.' },
    { en: 'The visitors drop back to defend the box.', fr: 'L’équipe visiteuse recule pour défendre sa surface.' },
    { en: 'A clean tackle, and the play turns.', fr: 'Un tacle propre, et le jeu se retourne.' },
    { en: 'Back through the middle they go…', fr: 'On repart par le centre…' },
    CROWD,
  ],
  gridiron: [
    { en: 'The home team bring it upfield.', fr: 'L’équipe locale avance sur le terrain.' },
    { en: 'Number nine looks for an open receiver.', fr: 'Le numéro neuf cherche un receveur libre.' },
    { en: 'The visitors bring the pressure.', fr: 'L’équipe visiteuse met de la pression.' },
    { en: 'Good coverage all over the field.', fr: 'Bonne couverture partout sur le terrain.' },
    { en: 'The drive goes on…', fr: 'La série offensive se poursuit…' },
    CROWD,
  ],
  pool: [
    { en: 'Eight lanes, and nobody gives an inch.', fr: 'Huit couloirs, et personne ne cède un pouce.' },
    { en: 'It is close in the middle lanes.', fr: 'C’est serré dans les couloirs du centre.' },
    { en: 'Long strokes, steady breathing.', fr: 'De longs mouvements, un souffle régulier.' },
    { en: 'The turns will decide this race.', fr: 'Les virages vont décider de cette course.' },
    { en: 'Still little between them…', fr: 'Toujours peu d’écart…' },
    CROWD,
  ],
  stage: [
    { en: 'Welcome to the Northfield stage.', fr: 'Bienvenue sur la scène de Northfield.' },
    { en: 'So many people made this season.', fr: 'Tant de gens ont fait cette saison.' },
    {
      en: 'Coaches, families and volunteers, thank you.',
      fr: 'Entraîneurs, familles et bénévoles, merci.',
    },
    { en: 'And now, a few words.', fr: 'Et maintenant, quelques mots.' },
    { en: 'It means a great deal to all of us…', fr: 'Cela compte beaucoup pour nous…' },
    { en: '[applause]', fr: '[applaudissements]' },
  ],
};

function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const part = (value: number, width = 2) => String(value).padStart(width, '0');
  const milliseconds = Math.round((seconds - whole) * 1000);
  return `${part(Math.floor(whole / 3600))}:${part(Math.floor(whole / 60) % 60)}:${part(whole % 60)}.${part(milliseconds, 3)}`;
}

/**
 * Returns WebVTT captions for a recording of a scene. The lines repeat until the requested length is reached.
 */
export function captionFile(language: CaptionLanguage, seconds: number, scene: SceneName = 'rink'): string {
  const blocks: string[] = [];
  for (let start = 0; start < seconds; start += REPEATS_AFTER_SECONDS) {
    for (const [index, line] of LINES[scene].entries()) {
      const [shown = 0, hidden = 0] = TIMES[index] ?? [];
      const [from, to] = [start + shown, Math.min(start + hidden, seconds)];
      if (from < to) blocks.push(`${stamp(from)} --> ${stamp(to)} line:88%\n${line[language]}\n`);
    }
  }
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
