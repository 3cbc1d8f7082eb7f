import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBackend, json, withQueries } from '../fake-backend.test-help';
import { useParticipants } from './participants';

test('teams are found by their id once they have loaded', async () => {
  const [north, south] = [
    { id: 9, name: 'North' },
    { id: 12, name: 'South' },
  ];
  fakeBackend({ 'GET /api/participants': () => json({ data: [north, south], meta: { total: 2 } }) });
  const { wrapper } = withQueries();
  const { result } = renderHook(() => useParticipants(), { wrapper });
  expect(result.current.size).toBe(0);
  await waitFor(() => expect(result.current.size).toBe(2));
  expect(result.current.get(12)).toEqual(south);
});
