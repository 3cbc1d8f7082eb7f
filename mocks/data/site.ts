import type {
  CustomForm,
  Language,
  MenuItem,
  MenuPlacement,
  MenuTarget,
  Page,
  PageFilters,
  Participant,
  ParticipantGroup,
  Slide,
} from '../../generated/model/index.ts';
import { eventTitle } from './event-title.ts';
import type { EventRow } from './events.ts';
import { at } from './random.ts';
import { inLanguage, SPORTS, type Text } from './words.ts';

const target = ({ id, name, alias }: MenuTarget): MenuTarget => ({ id, name, alias });

export function buildMenu(language: Language, schools: ParticipantGroup[], teams: Participant[]): MenuItem[] {
  const links: [title: Text, url: string, placement: MenuPlacement, about?: Partial<MenuItem>][] = [
    [['Home', 'Accueil'], '/', 'header'],
    [['Schedule', 'Calendrier'], '/schedule', 'both'],
    [['Library', 'Vidéothèque'], '/vod_library', 'header'],
    [['Passes', 'Forfaits'], '/packages', 'both'],
    [['Featured school', 'École en vedette'], '/', 'header', { participant_group: target(at(schools, 0)) }],
    [['Team of the week', 'Équipe de la semaine'], '/', 'header', { participant: target(at(teams, 0)) }],
    [['About us', 'À propos'], '/about', 'footer'],
    [['FAQ', 'FAQ'], '/faq', 'footer'],
    [['Contact us', 'Nous joindre'], '/contacts', 'both'],
    [['Simulated games', 'Matchs simulés'], '/simulate', 'footer'],
    [['Women in sport', 'Sport féminin'], '/women-in-sport', 'footer'],
    [['Privacy policy', 'Politique de confidentialité'], '/privacy_policy', 'footer'],
    [['Terms and conditions', 'Conditions d’utilisation'], '/terms_conditions', 'footer'],
    [['League office', 'Bureau de la ligue'], 'https://league.example.com/', 'footer'],
  ];
  return links.map(([title, url, placement, about], index) => ({
    id: index + 1,
    title: inLanguage(language, title),
    url,
    placement,
    weight: (index + 1) * 10,
    participant_group: null,
    participant: null,
    ...about,
  }));
}

const NO_FILTERS: PageFilters = {
  stream_status: null,
  type: null,
  gender: null,
  sport: null,
  school: null,
  team: null,
  city: null,
  state: null,
};

export function buildPages(language: Language): Page[] {
  const pages: [
    name: string,
    alt: string | null,
    title: Text,
    html: Text | null,
    filters: Partial<PageFilters>,
  ][] = [
    [
      'women-in-sport',
      'women',
      ['Women in sport', 'Sport féminin'],
      [
        '<p>Every women’s game on the channel, from the season opener to the final.</p>',
        '<p>Tous les matchs féminins de la chaîne, du premier match à la finale.</p>',
      ],
      { gender: 'female' },
    ],
    ['hockey', null, ['Hockey', 'Hockey'], null, { sport: 1 }],
    [
      'free-games',
      'free',
      ['Free games', 'Matchs gratuits'],
      ['<p>No payment, no account.</p>', '<p>Aucun paiement, aucun compte.</p>'],
      { type: 'free' },
    ],
    ['northfield', null, ['Northfield Falcons', 'Falcons de Northfield'], null, { school: 1 }],
    ['archive', null, ['The archive', 'Les archives'], null, { stream_status: 'finished' }],
    ['quebec', null, ['Games in Québec', 'Matchs au Québec'], null, { state: 'Québec' }],
  ];
  return pages.map(([name, alt_name, title, html, filters], index) => ({
    id: index + 1,
    name,
    url: `/${name}`,
    alt_name,
    title: inLanguage(language, title),
    html: html && inLanguage(language, html),
    filters: { ...NO_FILTERS, ...filters },
  }));
}

export function buildSlides(
  language: Language,
  events: EventRow[],
  schools: ParticipantGroup[],
  teams: Participant[],
): Slide[] {
  const featured = events.filter(({ is_featured }) => is_featured).slice(-3);
  type Draft = Omit<Slide, 'id' | 'image' | 'image_mobile' | 'weight'>;
  const main: Draft[] = featured.map((row) => ({
    slidable_type: 'main',
    slidable_id: null,
    title: eventTitle(language, row),
    text: row.name,
    url: `/watch/${row.id}`,
  }));
  const offer: Draft = {
    slidable_type: 'main',
    slidable_id: null,
    title: inLanguage(language, ['The season starts here', 'La saison commence ici']),
    text: inLanguage(language, [
      'Six sports, twenty-four schools, one pass.',
      'Six sports, vingt-quatre écoles, un seul forfait.',
    ]),
    url: '/packages',
  };
  const sports: Draft[] = SPORTS.slice(0, 2).map((sport) => ({
    slidable_type: 'category',
    slidable_id: sport.id,
    title: inLanguage(language, sport.name),
    text: null,
    url: `/schedule?sport=${sport.id}`,
  }));
  const team = at(teams, 0);
  const school = at(schools, 0);
  const drafts: Draft[] = [
    ...main,
    offer,
    ...sports,
    { slidable_type: 'participant', slidable_id: team.id, title: team.name, text: null, url: null },
    { slidable_type: 'group', slidable_id: school.id, title: school.name, text: null, url: '/northfield' },
  ];
  return drafts.map((draft, index) => ({
    id: index + 1,
    image: `/media/slide-${index + 1}.webp`,
    image_mobile: `/media/slide-${index + 1}-narrow.webp`,
    weight: (index + 1) * 10,
    ...draft,
  }));
}

export function buildForms(language: Language): CustomForm[] {
  const say = (text: Text) => inLanguage(language, text);
  const field = { required: true, options: [], placeholder: null };
  const topics: [string, Text][] = [
    ['payment', ['A payment', 'Un paiement']],
    ['playback', ['A video that won’t play', 'Une vidéo qui ne joue pas']],
    ['submission', ['Send us a game', 'Nous envoyer un match']],
    ['other', ['Something else', 'Autre chose']],
  ];
  return [
    {
      id: 2,
      alias: 'contacts',
      title: say(['Write to us', 'Écrivez-nous']),
      description: say([
        'We answer within two working days.',
        'Nous répondons dans les deux jours ouvrables.',
      ]),
      fields: [
        { ...field, name: 'name', label: say(['Your name', 'Votre nom']), type: 'text' },
        {
          ...field,
          name: 'email',
          label: say(['Your email', 'Votre courriel']),
          type: 'email',
          placeholder: 'name@example.com',
        },
        { ...field, name: 'phone', label: say(['Phone', 'Téléphone']), type: 'phone', required: false },
        {
          ...field,
          name: 'topic',
          label: say(['What is it about?', 'De quoi s’agit-il?']),
          type: 'select',
          options: topics.map(([value, label]) => ({ value, label: say(label) })),
        },
        {
          ...field,
          name: 'game_date',
          label: say(['Date of the game', 'Date du match']),
          type: 'date',
          required: false,
        },
        {
          ...field,
          name: 'message',
          label: say(['Your message', 'Votre message']),
          type: 'textarea',
          min_length: 10,
        },
        {
          ...field,
          name: 'copy',
          label: say(['Send me a copy', 'Envoyez-moi une copie']),
          type: 'checkbox',
          required: false,
        },
      ],
      submit_url: null,
    },
  ];
}
