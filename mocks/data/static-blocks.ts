import type { Language, StaticBlock } from '../../generated/model/index.ts';
import { inLanguage, type Text } from './words.ts';

const BLOCKS: readonly [alias: string, title: Text, html: Text][] = [
  [
    'about',
    ['About Northfield Sports Network', 'À propos du Réseau des sports de Northfield'],
    [
      `<p>Northfield Sports Network brings college and high-school sport to the people who care most about it: the
families, the alumni and the next generation of players. Since August 2022 we have carried games from twenty-four
schools on both sides of the border, in English and in French.</p>
<h2>What we do</h2>
<ul><li>Live games in six sports, with commentary and replays.</li><li>Every recording in one archive.</li>
<li>Clips that players can share with family, coaches and scouts.</li></ul>
<h2>Send us your game</h2>
<p>Schools and leagues can send us their own productions.</p>`,
      `<p>Le Réseau des sports de Northfield présente le sport universitaire et secondaire à celles et ceux qui y tiennent
le plus : les familles, les anciens et la relève. Depuis août 2022, nous diffusons les matchs de vingt-quatre écoles des
deux côtés de la frontière, en français et en anglais.</p>
<h2>Ce que nous faisons</h2>
<ul><li>Des matchs en direct dans six sports, avec commentaires et reprises.</li><li>Tous les enregistrements réunis.</li>
<li>Des extraits à partager avec la famille, les entraîneurs et les recruteurs.</li></ul>
<h2>Envoyez-nous votre match</h2>
<p>Les écoles et les ligues peuvent nous envoyer leurs propres productions.</p>`,
    ],
  ],
  [
    'contacts',
    ['Talk to us', 'Parlez-nous'],
    [
      '<p>Northfield Sports Network<br>210 Arena Drive, Northfield, Minnesota</p><p>For a question about a payment, please have the order’s number at hand.</p>',
      '<p>Réseau des sports de Northfield<br>210, promenade de l’Aréna, Northfield (Minnesota)</p><p>Pour une question de paiement, ayez le numéro de commande sous la main.</p>',
    ],
  ],
  [
    'simulate',
    ['Simulated games', 'Matchs simulés'],
    [
      `<p>Between seasons we replay the match-ups that never were: last year’s champions against the champions of the year
before, simulated play by play from the real statistics and called by our own commentators.</p>
<ol><li>Pick two teams of the same sport.</li><li>We run the game a thousand times.</li><li>The median game is shown live on Friday.</li></ol>`,
      `<p>Entre les saisons, nous rejouons les affrontements qui n’ont jamais eu lieu, simulés jeu par jeu à partir des vraies
statistiques et décrits par nos commentateurs.</p>
<ol><li>Choisissez deux équipes du même sport.</li><li>Nous jouons le match mille fois.</li><li>Le match médian est présenté le vendredi.</li></ol>`,
    ],
  ],
  [
    'privacy_policy',
    ['Privacy policy', 'Politique de confidentialité'],
    [
      `<h2>What we keep</h2><p>Your name, your e-mail address, what you bought and what you watched. Card numbers stay with
our payment provider.</p><h2>Why</h2><p>To open what you bought, to answer you, and to tell schools how many people watched.</p>
<h2>Your rights</h2><p>You may ask for a copy, for a correction, or for your account to be deleted. Deletion takes effect
once you confirm it by the link that we send.</p><h2>Cookies</h2><p>We store what the site needs to remember: your session,
your language and which advertisements you have seen.</p>`,
      `<h2>Ce que nous conservons</h2><p>Votre nom, votre adresse courriel, vos achats et ce que vous avez regardé. Les numéros
de carte restent chez notre fournisseur de paiement.</p><h2>Pourquoi</h2><p>Pour ouvrir ce que vous avez acheté, vous répondre
et indiquer aux écoles combien de personnes ont regardé.</p><h2>Vos droits</h2><p>Vous pouvez demander une copie, une
correction ou la suppression de votre compte, confirmée par le lien que nous envoyons.</p>`,
    ],
  ],
  [
    'terms_conditions',
    ['Terms and conditions', 'Conditions d’utilisation'],
    [
      `<h2>Passes and memberships</h2><p>Annual plans renew every 12 months, monthly plans every 30 days, until you cancel.
A free trial becomes a paid plan when it ends unless you cancel before.</p><h2>Refunds</h2><p>All sales are final; there are
no refunds.</p><h2>Payment</h2><p>Payments are encrypted (256 bit, SSL) and handled by our payment provider.</p>
<h2>Watching</h2><p>One household an account. Recording, rebroadcasting and public showing need our written leave; clips made
with the channel’s own tool may be shared freely.</p>`,
      `<h2>Forfaits et abonnements</h2><p>Les abonnements annuels se renouvellent tous les 12 mois, les abonnements mensuels tous les 30
jours, jusqu’à leur annulation.</p><h2>Remboursements</h2><p>Toutes les ventes sont finales; aucun remboursement.</p>
<h2>Paiement</h2><p>Les paiements sont chiffrés (256 bits, SSL) et traités par notre fournisseur.</p>
<h2>Visionnement</h2><p>Un foyer par compte. Les extraits créés avec notre outil se partagent librement.</p>`,
    ],
  ],
  [
    'cookie_notice',
    ['Cookies', 'Témoins'],
    [
      '<p>We keep a few things on your device so that the site works: your session, your language, what you have seen. <a href="/privacy_policy">Read our privacy policy</a></p>',
      '<p>Nous gardons quelques éléments sur votre appareil pour que le site fonctionne. <a href="/privacy_policy">Lire notre politique de confidentialité</a></p>',
    ],
  ],
];

export function buildStaticBlocks(language: Language): StaticBlock[] {
  return BLOCKS.map(([alias, title, html]) => ({
    alias,
    title: inLanguage(language, title),
    html: inLanguage(language, html),
  }));
}
