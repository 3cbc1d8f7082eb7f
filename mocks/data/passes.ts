import type { Language, Package, Subscription } from '../../generated/model/index.ts';
import { eventTitle } from './event-title.ts';
import type { EventRow } from './events.ts';
import { inLanguage, SPORTS, type Text } from './words.ts';

type Pass = Pick<Package, 'id' | 'type' | 'base_price' | 'service_fee' | 'weight' | 'capabilities'> &
  Partial<Package> & { title: Text; about: Text };

function pass(language: Language, { title, about, ...fields }: Pass): Package {
  return {
    scope: null,
    is_team_pass: false,
    price: null,
    event_id: null,
    event_categories: [],
    participants: [],
    offer: 'annual',
    period: 'annual',
    upgrade_package_id: null,
    ...fields,
    name: inLanguage(language, title),
    description: inLanguage(language, about),
  };
}

const ALL_ACCESS_ID = 30;
const BASIC_ID = 31;
export const TEAM_PASS_ID = 33;

export function buildPasses(language: Language, teams: number[]): Package[] {
  const everySport = SPORTS.map(({ id }) => id);
  const categoryPasses = SPORTS.slice(0, 4).map((sport, index) =>
    pass(language, {
      id: 40 + sport.id,
      type: 'category',
      scope: 'category',
      title: [`${sport.name[0]} Pass`, `Forfait ${sport.name[1].toLowerCase()}`],
      about: [
        `Every ${sport.name[0].toLowerCase()} game of the season, college and high school.`,
        `Tous les matchs de ${sport.name[1].toLowerCase()} de la saison, au niveau universitaire et au secondaire.`,
      ],
      price: index === 1 ? 2999 : null,
      base_price: 2699 + index * 200,
      service_fee: 300,
      event_categories: [sport.id],
      weight: 50 - index,
      capabilities: ['watch', 'clipping'],
    }),
  );
  return [
    pass(language, {
      id: ALL_ACCESS_ID,
      type: 'all_access',
      title: ['All-Access Pass', 'Forfait intégral'],
      about: [
        'Every game of every sport for a year, without advertisements, to download and to clip.',
        'Tous les matchs de tous les sports pendant un an, sans publicité, à télécharger et à découper.',
      ],
      base_price: 8999,
      service_fee: 900,
      event_categories: everySport,
      weight: 90,
      capabilities: ['watch', 'download', 'clipping', 'download_clip', 'no_ads', 'vod_media'],
    }),
    pass(language, {
      id: 32,
      type: 'all_access',
      title: ['30-Day All-Access Pass', 'Forfait intégral de 30 jours'],
      about: [
        'Everything for thirty days. It does not renew.',
        'Tout pendant trente jours, sans renouvellement.',
      ],
      price: 1999,
      base_price: 1799,
      service_fee: 200,
      event_categories: everySport,
      offer: 'monthly',
      period: 'monthly',
      weight: 80,
      capabilities: ['watch', 'clipping', 'vod_media'],
    }),
    pass(language, {
      id: TEAM_PASS_ID,
      type: 'team',
      title: ['Team Pass', 'Forfait d’équipe'],
      about: [
        'A season of the team of your choice, home and away.',
        'Une saison de l’équipe de votre choix, à domicile et à l’étranger.',
      ],
      is_team_pass: true,
      base_price: 4499,
      service_fee: 500,
      participants: teams,
      weight: 70,
      capabilities: ['watch', 'clipping'],
    }),
    pass(language, {
      id: 35,
      type: 'category',
      scope: 'category',
      title: ['Court Pass', 'Forfait gymnase'],
      about: ['Basketball and volleyball together.', 'Le basketball et le volleyball réunis.'],
      base_price: 4299,
      service_fee: 400,
      event_categories: [2, 3],
      weight: 60,
      capabilities: ['watch', 'clipping'],
    }),
    ...categoryPasses,
    pass(language, {
      id: BASIC_ID,
      type: 'basic',
      title: ['Basic Pass', 'Forfait de base'],
      about: [
        'Free: the regular season of high-school swimming. Upgrade to the All-Access Pass at any time.',
        'Gratuit : la saison régulière de natation du secondaire. Passez au forfait intégral en tout temps.',
      ],
      base_price: 0,
      service_fee: 0,
      event_categories: [62],
      weight: 10,
      capabilities: ['watch'],
      upgrade_package_id: ALL_ACCESS_ID,
    }),
  ];
}

export function singleEventPackage(language: Language, event: EventRow): Package | null {
  if (event.single_event_package_id === null) return null;
  return {
    id: event.single_event_package_id,
    name: eventTitle(language, event).slice(0, 120),
    description: null,
    type: 'single_event',
    scope: 'single',
    is_team_pass: false,
    price: event.price,
    base_price: event.base_price,
    service_fee: event.service_fee,
    event_id: event.id,
    event_categories: [],
    participants: [],
    offer: null,
    period: null,
    weight: 20,
    capabilities: event.type === 'ppv' ? ['watch', 'clipping'] : ['watch'],
    upgrade_package_id: null,
  };
}

export const MONTHLY_ID = 5;
const ANNUAL_ID = 6;
const STUDENT_ID = 7;
const ANNUAL_PREMIUM_ID = 8;

export function buildSubscriptions(language: Language): Subscription[] {
  const say = (text: Text) => inLanguage(language, text);
  return [
    {
      id: MONTHLY_ID,
      name: say(['Monthly membership', 'Abonnement mensuel']),
      description: say([
        'Every live game and the whole archive.',
        'Tous les matchs en direct et toutes les archives.',
      ]),
      price: 1499,
      service_fee: 150,
      offer: 'monthly',
      period: 'monthly',
      trial_period: 7,
      capabilities: ['watch', 'clipping', 'download_clip', 'vod_media'],
    },
    {
      id: ANNUAL_ID,
      name: say(['Annual membership', 'Abonnement annuel']),
      description: say([
        'Every live game and the whole archive, without advertisements.',
        'Tous les matchs en direct et toutes les archives, sans publicité.',
      ]),
      price: 11_999,
      service_fee: 1000,
      offer: 'annual',
      period: 'annual',
      trial_period: null,
      capabilities: ['watch', 'download', 'clipping', 'download_clip', 'no_ads', 'vod_media'],
    },
    {
      id: STUDENT_ID,
      name: say(['Student membership', 'Abonnement étudiant']),
      description: say(['Live games at the student price.', 'Les matchs en direct à tarif étudiant.']),
      price: 799,
      service_fee: 80,
      offer: 'monthly',
      period: 'month',
      trial_period: null,
      capabilities: ['watch'],
    },
    {
      id: ANNUAL_PREMIUM_ID,
      name: say(['Family membership', 'Abonnement familial']),
      description: say([
        'The annual membership for a household, with two weeks to try it.',
        'L’abonnement annuel pour toute la maison, avec deux semaines d’essai.',
      ]),
      price: 14_999,
      service_fee: 1200,
      offer: 'annual',
      period: 'annual',
      trial_period: 14,
      capabilities: ['watch', 'download', 'clipping', 'download_clip', 'no_ads', 'vod_media'],
    },
  ];
}
