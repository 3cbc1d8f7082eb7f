interface Weighted {
  id: number;
  weight: number;
  slidable_type: 'main' | 'category' | 'participant' | 'group';
  slidable_id: number | null;
}

/** A media query for narrow screens, on which slides use their portrait image. */
export const NARROW = '(max-width: 699px)';

export function slideImage(slide: { image: string; image_mobile: string | null }, narrow: boolean): string {
  return (narrow && slide.image_mobile) || slide.image;
}

export interface Chosen {
  school: number | null;
  team: number | null;
}

/**
 * All slides on the home page, lowest weight first. The page of a school or team shows only its own slides.
 */
export function slidesFor<Slide extends Weighted>(
  slides: readonly Slide[],
  { school, team }: Chosen = { school: null, team: null },
): Slide[] {
  return slides
    .filter(({ slidable_type, slidable_id }) => {
      if (team !== null) return slidable_type === 'participant' && slidable_id === team;
      if (school !== null) return slidable_type === 'group' && slidable_id === school;
      return true;
    })
    .toSorted((one, other) => one.weight - other.weight || one.id - other.id);
}
