import type { Participant, ParticipantSummary } from '../generated/model/index.ts';
import { sportOfItem } from './data/library.ts';
import { inLanguage, SHOWS, sportOfCategory } from './data/words.ts';
import { frame, stillOf } from './media/frame.ts';
import { isScene, sceneOfSport } from './media/scenes.ts';
import { CHANNEL, inkOn } from './pictures/colors.ts';
import { type CrestSpec, crest } from './pictures/crest.ts';
import { logo } from './pictures/logo.ts';
import { isSport } from './pictures/motifs.ts';
import { poster } from './pictures/poster.ts';
import { slide } from './pictures/slide.ts';
import type { World } from './store/world.ts';

type Colored = Pick<ParticipantSummary, 'id' | 'name' | 'color'>;

function crestOf({ id, name, color }: Colored): CrestSpec {
  return { id: String(id), name, color: color ?? '' };
}

function sportOf(category: number | undefined) {
  if (category === SHOWS.id) return 'trophy';
  const sport = category === undefined ? undefined : sportOfCategory(category);
  const name = sport ? inLanguage('en', sport.name).toLowerCase() : '';
  return isSport(name) ? name : undefined;
}

/**
 * Draws an image of the channel by its name: crest-101, school-3, poster-4021, slide-2, slide-2-narrow,
 * vod-610, frame-rink-12 or logo. The suffix -fr means French words.
 */
export function pictureOf(world: World, name: string): string | null {
  const plain = name.replace(/-fr$/, '');
  return plain === name ? draw(world, name) : world.runInLanguage(['fr'], () => draw(world, plain));
}

function draw({ catalogue, language }: World, name: string): string | null {
  if (name === 'logo')
    return logo({
      name: inLanguage(language, ['Northfield Sports Network', 'Northfield Réseau des sports']),
      accent: catalogue.colors['accent-color'],
      text: inkOn(catalogue.colors['header-background'] ?? CHANNEL.ink),
    });
  const [, scene = 'rink', second] = /^frame-(?:([a-z]+)-)?(\d{1,2})$/.exec(name) ?? [];
  if (second && isScene(scene)) return frame(Number(second), scene);
  const match = /^(crest|school|poster|slide|vod)-(\d{1,9})(-narrow)?$/.exec(name);
  const id = Number(match?.[2]);
  const key = String(id);
  const teamColor = (team: Participant | undefined) => team?.color ?? undefined;
  switch (match?.[1]) {
    case 'crest': {
      const team = catalogue.teams.find((row) => row.id === id);
      return team ? crest({ ...crestOf(team), sport: sportOf(team.sport.id) }) : null;
    }
    case 'school': {
      const school = catalogue.schools.find((row) => row.id === id);
      const color = teamColor(catalogue.teams.find(({ groups }) => groups[0]?.id === id));
      return school ? crest({ id: key, name: school.name, color: color ?? '', kind: 'school' }) : null;
    }
    case 'poster': {
      const row = catalogue.eventById.get(id);
      if (!row) return null;
      const [home, away] = row.participants;
      const sideOf = (team: Colored) => ({
        ...crestOf(team),
        school: catalogue.teams.find(({ id }) => id === team.id)?.groups[0]?.name,
      });
      const teams =
        row.participants.length === 2 && home && away ? ([sideOf(away), sideOf(home)] as const) : undefined;
      return poster({
        id: key,
        name: row.name,
        sport: sportOf(row.event_category_id),
        teams,
      });
    }
    case 'slide': {
      const found = catalogue.slides.find((row) => row.id === id);
      if (!found) return null;
      const event = catalogue.eventById.get(Number(/\d+$/.exec(found.url ?? '')?.[0]));
      const category =
        found.slidable_type === 'category' ? (found.slidable_id ?? undefined) : event?.event_category_id;
      const team = catalogue.teams.find(
        (row) => found.slidable_type === 'participant' && row.id === found.slidable_id,
      );
      const home = team ?? event?.participants[0];
      return slide({
        id: key,
        title: found.title ?? '',
        color: home?.color ?? undefined,
        sport: sportOf(category ?? team?.sport.id),
        crest: home && crestOf(home),
        narrow: match[3] !== undefined,
      });
    }
    case 'vod':
      return catalogue.library.items.some((row) => row.id === id)
        ? stillOf(id, sceneOfSport(sportOfItem(id)))
        : null;
    default:
      return null;
  }
}
