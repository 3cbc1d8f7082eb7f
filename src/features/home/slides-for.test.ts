import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { slidesFor } from './slides-for';

const slide = (
  id: number,
  slidable_type: 'main' | 'category' | 'participant' | 'group',
  slidable_id: number | null,
  weight = id,
) => ({
  id,
  slidable_type,
  slidable_id,
  weight,
});
const slides = [
  slide(1, 'main', null, 30),
  slide(2, 'category', 1, 10),
  slide(3, 'participant', 101, 20),
  slide(4, 'group', 5, 20),
];

eachCase([
  ['home', { school: null, team: null }, [2, 3, 4, 1]],
  ['a team’s home', { school: null, team: 101 }, [3], shows('entity Slide')],
  ['a school’s home', { school: 5, team: null }, [4]],
  ['a school without slides', { school: 6, team: null }, []],
])('slidesFor returns the slides shown on: %s', (_, chosen, ids) => {
  expect(slidesFor(slides, chosen).map(({ id }) => id)).toEqual(ids);
});
