import { EMBLEMS, SCHOOL_EMBLEMS } from './motifs.ts';
import { pick } from './svg.ts';

/** The emblem of a team matches its nickname. */
const NAMED: readonly [RegExp, keyof typeof EMBLEMS][] = [
  [/falcon|eagle|hawk|raven|owl|raptor|osprey|bird|cardinal|jay/, 'falcon'],
  [/wol(f|ves)|fox|husk|coyote|hound|dog|lynx/, 'wolf'],
  [/bull|bison|buffalo|ram|moose|elk|stag|longhorn|mustang|colt|bronco/, 'bull'],
  [/wave|tide|surf|shark|marlin|current|rapids|river/, 'wave'],
  [/peak|summit|alpine|ridge|rock|climber|mountain/, 'mountain'],
  [/king|royal|monarch|crown|queen|duke|regent/, 'crown'],
  [/bear|tiger|lion|panther|cougar|wildcat|otter|badger|beaver|jaguar|grizzl|bobcat|wolverine/, 'paw'],
  [/wing|angel|flyer|aviator|pilot|jet/, 'wing'],
  [/timber|lumber|pine|forest|oak|spruce|cedar|maple/, 'tree'],
  [/knight|crusader|warrior|raider|spartan|trojan|saber|sabre|lancer|gladiator|viking|titan/, 'blades'],
  [/anchor|mariner|sailor|captain|admiral|navigator|pirate|harbo/, 'anchor'],
  [/flame|fire|blaze|phoenix|dragon|heat|inferno|ember/, 'flame'],
  [/storm|bolt|thunder|lightning|charger|volt|tempest|cyclone|hurricane|surge|spark/, 'bolt'],
  [/star|comet|meteor|saint|rocket|galax|nova/, 'star'],
];

type Emblem = (fill: string, cut: string) => string;

export function emblemFor(name: string, seed: string, school: boolean): Emblem {
  if (!school) {
    const words = name.toLowerCase().split(/\s+/);
    // The last word is the nickname, and the words before it are the place.
    for (const word of words.reverse()) {
      const named = NAMED.find(([pattern]) => pattern.test(word));
      if (named) return EMBLEMS[named[1]];
    }
  }
  const [first, ...others]: Emblem[] = Object.values(school ? SCHOOL_EMBLEMS : EMBLEMS);
  return pick([first ?? EMBLEMS.star, ...others], seed, 'emblem');
}
