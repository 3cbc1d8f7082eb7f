import { type CrestSpec, crest } from './crest.ts';
import { type LogoSpec, logo } from './logo.ts';
import { isSport, type Sport } from './motifs.ts';
import { type PosterSpec, poster } from './poster.ts';
import { type SlideSpec, slide } from './slide.ts';
import { type VodPosterSpec, vodPoster } from './vod-poster.ts';

/*
 * A picture's address says all that is in it, so that whoever answers it needs no data:
 * /media/pictures/crest.svg?id=12&name=Northfield+Falcons&color=1d4ed8
 * A crest within another picture has its fields under a prefix: home.id, home.name, home.color.
 */

type Fields = Record<string, string | undefined>;

function address(kind: string, fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  return `/media/pictures/${kind}.svg?${query}`;
}

const bare = (color: string | undefined) => color?.replace('#', '');

function crestFields(spec: CrestSpec, prefix = ''): Fields {
  return {
    [`${prefix}id`]: spec.id,
    [`${prefix}name`]: spec.name,
    [`${prefix}color`]: bare(spec.color),
    [`${prefix}initials`]: spec.initials,
    [`${prefix}kind`]: spec.kind === 'school' ? 'school' : undefined,
    [`${prefix}sport`]: spec.sport,
  };
}

export const crestUrl = (spec: CrestSpec) => address('crest', crestFields(spec));

export function posterUrl({ id, teams, name, color, sport }: PosterSpec): string {
  const sides = teams ? { ...crestFields(teams[0], 'away.'), ...crestFields(teams[1], 'home.') } : {};
  return address('poster', { id, name, color: bare(color), sport, ...sides });
}

export function slideUrl({ id, title, color, sport, crest: team, narrow }: SlideSpec): string {
  const side = team ? crestFields(team, 'crest.') : {};
  return address('slide', {
    id,
    title,
    color: bare(color),
    sport,
    narrow: narrow ? '1' : undefined,
    ...side,
  });
}

export function vodPosterUrl({ id, title, color, sport, crest: team }: VodPosterSpec): string {
  return address('vod', {
    id,
    title,
    color: bare(color),
    sport,
    ...(team ? crestFields(team, 'crest.') : {}),
  });
}

export function logoUrl({ name, accent, text, mark }: LogoSpec): string {
  return address('logo', { name, accent: bare(accent), text: bare(text), mark: mark ? '1' : undefined });
}

function reader(query: URLSearchParams) {
  const text = (name: string) => query.get(name)?.slice(0, 200);
  const color = (name: string) => {
    const value = text(name);
    return value === undefined ? undefined : `#${value}`;
  };
  const sport = (name: string): Sport | undefined => {
    const value = text(name);
    return value !== undefined && isSport(value) ? value : undefined;
  };
  const team = (prefix: string): CrestSpec | undefined => {
    const name = text(`${prefix}name`);
    if (name === undefined) return undefined;
    return {
      id: text(`${prefix}id`) ?? name,
      name,
      color: color(`${prefix}color`) ?? '',
      initials: text(`${prefix}initials`),
      kind: text(`${prefix}kind`) === 'school' ? 'school' : 'team',
      sport: sport(`${prefix}sport`),
    };
  };
  return { text, color, sport, team };
}

/** The picture at an address, or null where there is none of that kind. */
export function drawPicture(kind: string, query: URLSearchParams): string | null {
  const { text, color, sport, team } = reader(query);
  const id = text('id') ?? '';
  const looks = { id, color: color('color'), sport: sport('sport') };
  switch (kind) {
    case 'crest': {
      const spec = team('');
      return spec ? crest(spec) : null;
    }
    case 'poster': {
      const [away, home] = [team('away.'), team('home.')];
      return poster({ ...looks, name: text('name'), teams: away && home ? [away, home] : undefined });
    }
    case 'slide':
      return slide({
        ...looks,
        title: text('title') ?? '',
        crest: team('crest.'),
        narrow: text('narrow') === '1',
      });
    case 'vod':
      return vodPoster({ ...looks, title: text('title') ?? '', crest: team('crest.') });
    case 'logo':
      return logo({
        name: text('name') ?? '',
        accent: color('accent'),
        text: color('text'),
        mark: text('mark') === '1',
      });
    default:
      return null;
  }
}
