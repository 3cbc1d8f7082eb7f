import type { Language } from '../../src/i18n/languages';

interface Term {
  meaning: string;
  say: Record<Language, string>;
  /** Other words for the same thing, which messages must not use. */
  avoid: Partial<Record<Language, RegExp>>;
}

/** The term that messages use for each thing, in each language. */
export const TERMS: readonly Term[] = [
  {
    meaning: 'make an account',
    say: { en: 'sign up', fr: 's’inscrire' },
    avoid: { en: /\bregist/i, fr: /\benregistrez-vous/i },
  },
  {
    meaning: 'enter an account',
    say: { en: 'log in', fr: 'se connecter' },
    avoid: { en: /\b(sign(ed|ing)? in|login)\b/i, fr: /identifiez-vous|ouvrez une session/i },
  },
  {
    meaning: 'opens many events, bought once',
    say: { en: 'pass', fr: 'forfait' },
    avoid: { en: /\bpackages?\b/i, fr: /laissez-passer/i },
  },
  { meaning: 'opens one event', say: { en: 'ticket', fr: 'billet' }, avoid: { fr: /\btickets?\b/i } },
  {
    meaning: 'renews until it is cancelled',
    say: { en: 'plan', fr: 'abonnement' },
    avoid: { en: /\bsubscriptions?\b|\bmemberships?\b/i, fr: /\badhésions?\b|\bsouscri/i },
  },
  {
    meaning: 'sold for one game alone, in no pass',
    say: { en: 'pay-per-view', fr: 'à la carte' },
    avoid: { en: /\bPPV\b/i, fr: /à la séance/i },
  },
  {
    meaning: 'answers to common questions',
    say: { en: 'FAQ', fr: 'FAQ' },
    avoid: { en: /questions and answers/i, fr: /questions et réponses|foire aux questions/i },
  },
  {
    meaning: 'ways to reach the channel',
    say: { en: 'contact us', fr: 'nous joindre' },
    avoid: { en: /\bcontacts\b/i, fr: /\bcontacts?\b|contactez/i },
  },
  {
    meaning: 'what is on, and when',
    say: { en: 'schedule', fr: 'calendrier' },
    avoid: { en: /\bprogrammes?\b|\btimetable\b/i, fr: /grille horaire|\bprogrammes?\b/i },
  },
  {
    meaning: 'videos that are not games',
    say: { en: 'library', fr: 'vidéothèque' },
    avoid: { fr: /bibliothèque/i },
  },
  {
    meaning: 'the password, typed a second time',
    say: { en: 'confirm password', fr: 'confirmer le mot de passe' },
    avoid: { en: /password (once more|again)|repeat.*password/i, fr: /(retapez|répétez).*mot de passe/i },
  },
  {
    meaning: 'electronic mail',
    say: { en: 'email', fr: 'courriel' },
    avoid: { en: /\be-mail/i, fr: /\be-?mails?\b/i },
  },
  { meaning: 'a moment that a viewer cut', say: { en: 'clip', fr: 'extrait' }, avoid: { fr: /\bclips?\b/i } },
  {
    meaning: 'advertisement',
    say: { en: 'ad', fr: 'publicité' },
    avoid: { en: /\bcommercials?\b/i, fr: /message publicitaire/i },
  },
  {
    meaning: 'access that is there',
    say: { en: 'you have access', fr: 'accès inclus' },
    avoid: { en: /\byours to watch\b/i },
  },
];

/**
 * English messages that may use another word because the specification gives their text, each with the
 * reason.
 */
export const QUOTED: Record<string, string> = {
  'auth.notRegistered': 'a sentence of the specification',
  'auth.register': 'the button that this sentence names',
  'buy.alreadyBought': 'a sentence of the specification',
  'buy.teamNotSelected': 'a sentence of the specification',
  'error.emailRegistered': 'a sentence of the specification',
  'event.loginToWatch': 'a label of the specification',
  'event.registerToWatch': 'a label of the specification',
  'orders.newSubscription': 'a label of the specification',
  'orders.renewal': 'a label of the specification',
  'title.contacts': 'a page title of the specification',
  'title.login': 'a page title of the specification',
  'title.packages': 'a page title of the specification',
  'title.registration': 'a page title of the specification',
  'title.selectPackage': 'a page title of the specification',
};
