import type { EventList, ListEventsParams } from '@generated/model';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Arrival, ScreenArrival } from '../../ui/navigation/arrival';
import { useIsWhole, useLoadedList } from './use-loaded-list';

const page = (...ids: number[]) =>
  ({ data: ids.map((id) => ({ id })), meta: { total: ids.length, offset: 0 } }) as unknown as EventList;
const loaded = (...pages: EventList[]) => ({ data: { pages }, isPlaceholderData: false });
const previous = (...pages: EventList[]) => ({ data: { pages }, isPlaceholderData: true });
const NOTHING = { data: undefined, isPlaceholderData: false };

const ALL: ListEventsParams = {};
const WOMEN: ListEventsParams = { gender: 'female' };
const [all, women, live, liveWomen] = [page(1, 2, 3), page(2), page(4, 5), page(5)];

type Arguments = Parameters<typeof useLoadedList>;

/** Renders the list and records each render: which list it showed, and whether only its first viewport. */
function open(arrival: Arrival, ...first: Arguments) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ScreenArrival value={arrival}>{children}</ScreenArrival>
  );
  const renders: string[] = [];
  const { result, rerender } = renderHook(
    (given: Arguments) => {
      const list = useLoadedList(...given);
      const isWhole = useIsWhole(list.shown);
      renders.push(`${list.shown?.params.gender ?? 'all'}${isWhole ? '' : ', first viewport'}`);
      return list;
    },
    { initialProps: first, wrapper },
  );
  return { result, renders, show: (...given: Arguments) => rerender(given) };
}

test('the previous list stays, marked as late, until both parts of the next list have loaded', () => {
  const { result, show } = open('history', ALL, loaded(all), loaded(live));
  expect(result.current).toEqual({ shown: { params: ALL, listed: [all], live: [live] }, isLate: false });
  show(WOMEN, loaded(women), previous(live));
  expect(result.current).toEqual({ shown: { params: ALL, listed: [all], live: [live] }, isLate: true });
  show(WOMEN, loaded(women), loaded(liveWomen));
  expect(result.current).toEqual({
    shown: { params: WOMEN, listed: [women], live: [liveWomen] },
    isLate: false,
  });
});

test('a list without live games does not wait for them', () => {
  const { result } = open('history', WOMEN, loaded(women), null);
  expect(result.current.shown).toEqual({ params: WOMEN, listed: [women], live: [] });
});

test('no list is shown while a part of it has not loaded or has failed', () => {
  const { result, show } = open('history', ALL, loaded(all), NOTHING);
  expect(result.current).toEqual({ shown: null, isLate: false });
  show(ALL, loaded(all), loaded(live));
  expect(result.current.shown?.live).toEqual([live]);
  show(WOMEN, NOTHING, loaded(liveWomen));
  expect(result.current).toEqual({ shown: null, isLate: false });
});

test('a new list renders its first viewport before the rest', () => {
  const { renders, show } = open('history', ALL, loaded(all), null);
  expect(renders.at(-1)).toBe('all');
  const before = renders.length;
  show(WOMEN, loaded(women), null);
  const later = renders.slice(before);
  expect(later).toContain('female, first viewport');
  expect(later.at(-1)).toBe('female');
});

test('a list that had loaded before the viewer returned to it is rendered whole at once', () => {
  const { renders } = open('history', ALL, loaded(all), null);
  expect(new Set(renders)).toEqual(new Set(['all']));
});

test.each(['press', 'address'] as const)(
  'a list that had loaded before the screen opened by %s renders its first viewport before the rest',
  (arrival) => {
    const { renders } = open(arrival, ALL, loaded(all), null);
    expect(renders[0]).toBe('all, first viewport');
    expect(renders.at(-1)).toBe('all');
  },
);

test('loading another page or changing an event does not hide the rest of the list', () => {
  const { renders, show } = open('history', ALL, loaded(all), null);
  show(ALL, loaded(page(1, 2, 3)), null);
  show(ALL, loaded(all, page(6)), null);
  expect(new Set(renders)).toEqual(new Set(['all']));
});

test('a list of several pages is rendered whole at once when the viewer returns to it', () => {
  const { renders, show } = open('history', WOMEN, loaded(women), null);
  const before = renders.length;
  show(ALL, loaded(all, page(6)), null);
  expect(renders.slice(before)).not.toContain('all, first viewport');
});
