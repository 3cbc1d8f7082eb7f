import type { FaqItem, Language } from '../../generated/model/index.ts';
import { inLanguage, type Text } from './words.ts';

const ITEMS: readonly [question: Text, answer: Text][] = [
  [
    ['What do I need to watch?', 'De quoi ai-je besoin pour regarder?'],
    [
      '<p>A browser from the last two years and a connection of 3 Mbit/s or more. The picture adapts to your connection automatically.</p>',
      '<p>Un navigateur des deux dernières années et une connexion d’au moins 3 Mbit/s. L’image s’adapte automatiquement à votre connexion.</p>',
    ],
  ],
  [
    ['Why do I need an account for a free game?', 'Pourquoi me faut-il un compte pour un match gratuit?'],
    [
      '<p>Some schools want to know who is watching. An account is free and takes a minute to create.</p>',
      '<p>Certaines écoles souhaitent savoir qui regarde. Le compte est gratuit et se crée en une minute.</p>',
    ],
  ],
  [
    [
      'What is the difference between a pass and a membership?',
      'Quelle est la différence entre un forfait et un abonnement?',
    ],
    [
      '<p>A <strong>pass</strong> is a one-time purchase: it ends on its own. A <strong>membership</strong> renews until you cancel: annual plans every 12 months, monthly plans every 30 days.</p>',
      '<p>Un <strong>forfait</strong> s’achète une seule fois et prend fin de lui-même. Un <strong>abonnement</strong> se renouvelle jusqu’à son annulation : tous les 12 mois ou tous les 30 jours.</p>',
    ],
  ],
  [
    ['How do I cancel a membership?', 'Comment annuler un abonnement?'],
    [
      '<p>Under <a href="/profile">your orders</a>, choose <em>Cancel auto-renewal</em>. You keep watching until the period ends.</p>',
      '<p>Sous <a href="/profile">vos commandes</a>, choisissez <em>Annuler le renouvellement</em>. L’accès demeure jusqu’à la fin de la période.</p>',
    ],
  ],
  [
    ['Can I get a refund?', 'Puis-je être remboursé?'],
    [
      '<p>All sales are final. If we fail to broadcast a game, we refund it automatically.</p>',
      '<p>Toutes les ventes sont finales. Si un match n’est pas diffusé par notre faute, nous le remboursons d’office.</p>',
    ],
  ],
  [
    ['Is my payment safe?', 'Mon paiement est-il sécurisé?'],
    [
      '<p>Cards go straight to our payment provider over a 256-bit encrypted connection (SSL). We never see the number.</p>',
      '<p>Les cartes vont directement à notre fournisseur de paiement par une connexion chiffrée à 256 bits (SSL). Nous ne voyons jamais le numéro.</p>',
    ],
  ],
  [
    ['When can I watch a game again?', 'Quand puis-je revoir un match?'],
    [
      '<p>A recording is ready two to three hours after the game and stays in the archive, which reaches back to August 2022.</p>',
      '<p>L’enregistrement est prêt deux à trois heures après le match et reste dans les archives, qui remontent à août 2022.</p>',
    ],
  ],
  [
    ['How do I make a clip?', 'Comment créer un extrait?'],
    [
      '<p>Open a recording, select <em>Make a clip</em>, mark the start and the end, choose a tag and a name. It is ready within five minutes under <a href="/profile/clips">your clips</a>.</p>',
      '<p>Ouvrez un enregistrement, choisissez <em>Créer un extrait</em>, marquez le début et la fin, choisissez un mot-clé et un nom. Il est prêt en cinq minutes sous <a href="/profile/clips">vos extraits</a>.</p>',
    ],
  ],
  [
    ['How do I watch on my television?', 'Comment regarder sur mon téléviseur?'],
    [
      '<p>Open the channel’s app, note the six digits that it shows and enter them under <a href="/profile/sessions/add">Link a device</a>.</p>',
      '<p>Ouvrez l’application, notez les six chiffres affichés et entrez-les sous <a href="/profile/sessions/add">Associer un appareil</a>.</p>',
    ],
  ],
  [
    ['Why is a game not available where I am?', 'Pourquoi un match n’est-il pas offert dans ma région?'],
    [
      '<p>Some leagues sell their rights by country. Where they do, we may not show their games.</p>',
      '<p>Certaines ligues vendent leurs droits par pays. Nous ne pouvons alors pas présenter leurs matchs.</p>',
    ],
  ],
  [
    ['What does the Basic Pass cover?', 'Que couvre le forfait de base?'],
    [
      '<p>The basic pass is free and covers the regular season of high-school swimming. You can upgrade to the All-Access Pass at any time.</p>',
      '<p>Le forfait de base est gratuit et couvre la saison régulière de natation du secondaire. Vous pouvez passer au forfait intégral en tout temps.</p>',
    ],
  ],
  [
    ['How do I send you our game?', 'Comment vous envoyer notre match?'],
    [
      '<p>Write to us through the <a href="/contacts">contacts page</a>. Content submissions are reviewed within 5 business days.</p>',
      '<p>Écrivez-nous par la page <a href="/contacts">Contact</a>. Les contenus proposés sont examinés dans les 5 jours ouvrables.</p>',
    ],
  ],
];

export function buildFaq(language: Language): FaqItem[] {
  return ITEMS.map(([question, answer], index) => ({
    id: index + 1,
    question: inLanguage(language, question),
    answer: inLanguage(language, answer),
  }));
}
