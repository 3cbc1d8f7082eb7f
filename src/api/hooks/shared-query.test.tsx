import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withQueries } from '../fake-backend.test-help';
import { createSharedQuery } from './shared-query';

const MINUTE_MS = 60_000;

afterEach(() => void vi.useRealTimers());

interface CardProps {
  useData(enabled?: boolean): { price: number } | undefined;
  enabled?: boolean;
}

const Card = ({ useData, enabled = true }: CardProps) => <p>{useData(enabled)?.price ?? 'nothing'}</p>;

/** Renders one card. The price on a card is the number of the request that returned it. */
function open() {
  const { queryClient, wrapper } = withQueries();
  const queryFn = vi.fn(async () => ({ price: queryFn.mock.calls.length }));
  const useData = createSharedQuery(() => ({ queryKey: ['shared'], queryFn }));
  const cards = (count: number, enabled = true) =>
    Array.from({ length: count }, (_, card) => <Card key={String(card)} {...{ useData, enabled }} />);
  const view = render(cards(1), { wrapper });
  return {
    queryClient,
    queryFn,
    show: (count: number, enabled = true) => view.rerender(cards(count, enabled)),
  };
}

const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

test('a hundred cards read one query with one observer and one request', async () => {
  const { show, queryFn, queryClient } = open();
  show(100);
  await waitFor(() => expect(shown()).toEqual(Array(100).fill('1')));
  expect(queryFn).toHaveBeenCalledOnce();
  expect(
    queryClient
      .getQueryCache()
      .find({ queryKey: ['shared'] })
      ?.getObserversCount(),
  ).toBe(1);
});

test('all cards of a shared query show data that is set or refetched later', async () => {
  const { show, queryClient } = open();
  show(2);
  await waitFor(() => expect(shown()).toEqual(['1', '1']));
  act(() => void queryClient.setQueryData(['shared'], { price: 7 }));
  await waitFor(() => expect(shown()).toEqual(['7', '7']));
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(shown()).toEqual(['2', '2']));
});

test('a card that mounts once the data of a shared query is out of date refetches it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { show, queryFn } = open();
  await waitFor(() => expect(shown()).toEqual(['1']));
  show(2);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS + 1));
  expect(queryFn).toHaveBeenCalledOnce();
  show(3);
  await waitFor(() => expect(shown()).toEqual(['2', '2', '2']));
});

test('a shared query that the cache has dropped is fetched again for the next card', async () => {
  const { show, queryClient } = open();
  await waitFor(() => expect(shown()).toEqual(['1']));
  show(0);
  queryClient.removeQueries();
  show(1);
  await waitFor(() => expect(shown()).toEqual(['2']));
  act(() => void queryClient.setQueryData(['shared'], { price: 7 }));
  await waitFor(() => expect(shown()).toEqual(['7']));
});

test('a card whose shared query is disabled shows nothing and sends no request', async () => {
  const { show, queryFn } = open();
  await waitFor(() => expect(shown()).toEqual(['1']));
  show(2, false);
  expect(shown()).toEqual(['nothing', 'nothing']);
  expect(queryFn).toHaveBeenCalledOnce();
});
