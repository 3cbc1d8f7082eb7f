import type { Language } from './languages';

/** The texts of the offline page, which does not load the message files. */
export const OFFLINE_TEXTS = {
  en: {
    again: 'Try again',
    body: 'This page needs a connection. It will open automatically once you’re back online.',
    games: 'Next games you follow',
    none: 'Follow teams to see their next games here, even offline.',
    note: 'As of your last visit. Times may have changed.',
    title: 'You’re offline',
    versus: '{away} at {home}',
  },
  fr: {
    again: 'Réessayer',
    body: 'Cette page a besoin d’une connexion. Elle s’ouvrira automatiquement dès que vous serez de nouveau en ligne.',
    games: 'Prochains matchs de vos favoris',
    none: 'Suivez des équipes pour voir leurs prochains matchs ici, même hors ligne.',
    note: 'Selon votre dernière visite. Les heures peuvent avoir changé.',
    title: 'Vous êtes hors ligne',
    versus: '{away} c. {home}',
  },
} as const satisfies Record<Language, Record<string, string>>;
