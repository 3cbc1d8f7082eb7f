import type { Ground, Use } from './contrast.ts';
import type { Words } from './words-en.ts';

const number = (value: number) =>
  new Intl.NumberFormat('fr-CA', { maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : 1 }).format(value);
const times = (count: number, one: string, many: string) => `${number(count)} ${count < 2 ? one : many}`;

const uses: Record<Use, string> = {
  body: 'Texte courant',
  muted: 'Texte atténué',
  header: 'Texte de l’en-tête',
  footer: 'Texte du pied de page',
  onAccent: 'Texte de bouton',
  onLive: 'Étiquette «\u00a0En direct\u00a0»',
  accent: 'Couleur d’accent en texte',
  live: 'Couleur du direct en texte',
  danger: 'Erreur',
  success: 'Réussite',
  accentEdge: 'Couleur d’accent en contour',
  liveEdge: 'Couleur du direct en contour',
};

const grounds: Record<Ground, string> = {
  page: 'la page',
  surface: 'un panneau',
  header: 'l’en-tête',
  footer: 'le pied de page',
  accent: 'la couleur d’accent',
  live: 'la couleur du direct',
};

export const fr: Words = {
  language: 'fr',
  number,
  moment: (at) =>
    `${new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`,
  title: 'Preuves à l’appui',
  lead: 'Ce que cette version devait respecter, et le résultat. Chaque chiffre provient de la commande indiquée à côté; lancez-la pour le vérifier vous-même.',
  otherLanguage: 'English',
  revision: (revision, changed) =>
    changed ? `Révision ${revision}, avec des modifications non enregistrées` : `Révision ${revision}`,
  gathered: 'Page produite le',
  measured: 'Mesuré le',
  summary: 'En bref',
  holds: (holding, all) =>
    `${number(holding)} exigence${holding < 2 ? '' : 's'} sur ${number(all)} ${holding < 2 ? 'est respectée' : 'sont respectées'}.`,
  allHold: 'Tout y est, et tout est respecté.',
  doesNotHold: 'Ce qui ne l’est pas\u00a0:',
  states: { holds: 'Respecté', fallsShort: 'Pas atteint', old: 'À refaire', missing: 'Absent' },
  oldNote: 'mesuré avant la dernière modification du code',
  missing: 'la commande n’a laissé aucun résultat',
  broken: 'le résultat est illisible',
  noSuchTests: 'le résultat ne contient pas ces essais',
  partOnly: (parts) => `l’essai est incomplet\u00a0: il manque ${parts.join(', ')}`,
  command: 'Commande\u00a0:',
  joined: (of, what) => `${of}\u00a0: ${what}`,
  unmade: 'Les preuves de cette version n’ont pas encore été réunies.',
  howMade:
    'Ces commandes lancent toutes les vérifications, prennent toutes les mesures et réunissent les résultats\u00a0:',
  sections: {
    contrast: [
      'Contraste des couleurs de la chaîne',
      'Le texte exige 4,5 pour 1, les contours et les pictogrammes 3 pour 1. La chaîne choisit ses couleurs; celles qui nuiraient à la lecture sont corrigées.',
    ],
    accessibility: ['Accessibilité', 'Aucun examen par axe ne doit relever la moindre faute.'],
    sizes: ['Poids des pages', 'Ce que le navigateur doit charger avant d’afficher le premier écran.'],
    lighthouse: [
      'Lighthouse',
      'Réglages mobiles, sur le site prêt à publier, sans connexion au compte; le meilleur de trois passages.',
    ],
    speed: ['Temps et charge', 'Ce qui prend du temps, sur l’appareil qui l’a mesuré.'],
    states: [
      'Couverture des états',
      'Chaque réponse du serveur qu’un écran peut recevoir a sa démonstration.',
    ],
    contract: [
      'Respect du contrat',
      'Les réponses sont celles que le contrat décrit, et tout écart est repéré.',
    ],
    faults: [
      'Pannes provoquées',
      'Chaque appel reçoit toutes les mauvaises réponses possibles, sur l’écran qui le lance.',
    ],
    charges: [
      'Sûreté des paiements',
      'Peu importe ce qui flanche pendant un achat, on ne paie jamais deux fois.',
    ],
  },
  contrast: {
    text: (theme) => `${theme}\u00a0: texte`,
    edges: (theme) => `${theme}\u00a0: contours et pictogrammes`,
    lowest: (ratio, least, use, on, count) =>
      `${times(count, 'paire', 'paires')}; au plus bas, ${number(ratio)} pour 1 (${uses[use].toLowerCase()} sur ${grounds[on]}; minimum ${number(least)})`,
    table: 'Toutes les paires, en rapport à 1',
    pair: 'Paire',
    on: (use, on) => `${uses[use]} sur ${grounds[on]}`,
    least: 'Minimum',
    themes: {
      demo: 'Chaîne de démonstration',
      dark: 'Aucune couleur choisie',
      light: 'Claire',
      loud: 'Voyante',
      'low contrast': 'Illisible au départ',
    },
  },
  tests: (passed, failed, skipped, second) =>
    [
      `${times(passed, 'essai réussi', 'essais réussis')}, ${times(failed, 'échec', 'échecs')}`,
      ...(second ? [`${number(second)} au deuxième tour seulement`] : []),
      ...(skipped ? [times(skipped, 'essai omis', 'essais omis')] : []),
    ].join(', '),
  axeChecks: (looks, found, without) =>
    [
      `${times(looks, 'examen', 'examens')} par axe, ${found ? `${number(found)} avec des fautes` : 'aucune faute'}`,
      ...(without ? [times(without, 'état non examiné', 'états non examinés')] : []),
    ].join('; '),
  storiesAxe: 'Chaque état de chaque écran',
  storiesPass: 'Chaque état en français à 320 px et en texte doublé\u00a0: rien de coupé, rien de recouvert',
  e2eAxe: 'Le site prêt à publier dans un navigateur, en plein parcours',
  lighthouseAccessibility: 'Accessibilité selon Lighthouse',
  budgetTests: 'Chaque fichier, le premier écran, la page de visionnement et les vagues d’appels',
  atLeast: (value) => `minimum ${value}`,
  atMost: (value) => `maximum ${value}`,
  coverage: 'Réponses du contrat démontrées',
  covered: (shown, all, excepted, stories) =>
    `${number(shown)} sur ${number(all)}, ${times(excepted, 'exception', 'exceptions')}, en ${times(stories, 'état', 'états')}`,
  conformance: 'Chaque réponse de la chaîne de démonstration, dans chaque scénario, face au contrat',
  checks: 'Les écarts glissés dans les réponses sont repérés au bon endroit, sans fausse alerte',
  packed: 'Les vérifications réunies en un seul fichier, dans un dossier vide',
  matrix: 'Pannes à l’écran',
  tried: (tried, passed, crashed) =>
    `${times(tried, 'panne provoquée', 'pannes provoquées')}, ${times(passed, 'bien encaissée', 'bien encaissées')}; dans ${number(crashed)} cas, l’écran annonce qu’il a cessé de fonctionner`,
  faultTests: 'Les essais qui entourent ces pannes',
  chargesInBrowser:
    'Doubles clics, deux onglets, rechargements, réponses perdues ou tardives, dans un navigateur',
  chargesByRule: 'Les règles qui mènent une commande à terme',
  chargesByFault: 'Chaque panne de chaque appel sur le chemin du paiement',
  figures: {
    home: 'accueil',
    schedule: 'calendrier',
    watch: 'visionnement',
    packages: 'forfaits',
    performance: 'performances',
    'best-practices': 'bonnes pratiques',
    seo: 'référencement',
    'layout shift': 'décalage de la mise en page',
    'home, first view': 'accueil, premier affichage',
    'home, a new viewer': 'accueil, première visite',
    'home, a returning viewer': 'accueil, visite suivante',
    'JavaScript, gzip': 'JavaScript (gzip)',
    'CSS, gzip': 'CSS (gzip)',
    'rounds of calls': 'vagues d’appels',
    'our player': 'notre lecteur',
    'of the library’s time': 'première image, par rapport à la bibliothèque vidéo seule',
    'the watch page, from a card': 'page de visionnement, depuis une carte',
    'first frame': 'première image',
    'schedule, 100 events': 'calendrier, 100 évènements',
    'schedule, 1,000 events': 'calendrier, 1 000 évènements',
    'schedule, 10,000 events': 'calendrier, 10 000 évènements',
    'slowest interaction, with a phone’s processor':
      'interaction la plus lente, avec le processeur d’un téléphone',
    '50 navigations': '50 changements de page',
    'heap grown since the tenth': 'mémoire gagnée depuis le dixième',
    'DOM nodes grown since the tenth': 'éléments de page gagnés depuis le dixième',
    'unfurl, uncached pages': 'aperçus de liens, pages jamais demandées',
    'unfurl, cached pages': 'aperçus de liens, pages déjà en mémoire',
    'without their description': 'sans leur description',
  },
  units: { KB: 'ko', MB: 'Mo' },
};
