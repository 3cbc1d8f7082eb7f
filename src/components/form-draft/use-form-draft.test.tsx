import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiEvents } from '../../api/events';
import { clearSession } from '../../api/session/clear-session';
import { useFormDraft } from './use-form-draft';

vi.mock('../../api/http', () => ({
  keyRing: { peek: () => null, refresh: () => Promise.resolve() },
}));

const EMPTY = { name: '', newsletter: false, password: '' };

const openFormOf = (userId: number) =>
  renderHook(() => {
    const form = useForm({ defaultValues: EMPTY });
    // Reading `dirtyFields` subscribes to them, as the fields of a real form do.
    void form.formState.dirtyFields;
    useFormDraft('profile', userId, form, ['name', 'newsletter']);
    return form;
  });

const openForm = () => openFormOf(7);

function typeAndLoseSession() {
  const { result, unmount } = openForm();
  act(() => {
    result.current.setValue('name', 'Maya', { shouldDirty: true });
    result.current.setValue('password', 'secret', { shouldDirty: true });
  });
  act(() => apiEvents.emit('user-cleared', { operation: 'updateProfile' }));
  unmount();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

test('restores a draft for the same account after the session ended, without the password', () => {
  typeAndLoseSession();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  expect(openForm().result.current.getValues()).toEqual({ ...EMPTY, name: 'Maya' });
  // A draft is restored only once, so that a viewer can empty the form.
  expect(openForm().result.current.getValues()).toEqual(EMPTY);
});

test('a draft of another account is discarded', () => {
  typeAndLoseSession();
  expect(openFormOf(8).result.current.getValues()).toEqual(EMPTY);
  expect(openForm().result.current.getValues()).toEqual(EMPTY);
});

test('a draft is discarded after 15 minutes', () => {
  vi.useFakeTimers();
  typeAndLoseSession();
  vi.advanceTimersByTime(15 * 60_000);
  expect(openForm().result.current.getValues()).toEqual(EMPTY);
});

test('logging out stores no draft and removes an existing draft', () => {
  typeAndLoseSession();
  clearSession('logOut');
  expect(openForm().result.current.getValues()).toEqual(EMPTY);

  const { result } = openForm();
  act(() => result.current.setValue('name', 'Maya', { shouldDirty: true }));
  act(() => clearSession('logOut'));
  expect(sessionStorage).toHaveLength(0);
});

test('no draft is stored for an unchanged form', () => {
  openForm();
  act(() => apiEvents.emit('user-cleared', { operation: 'getProfile' }));
  expect(sessionStorage).toHaveLength(0);
});

test('a form without a stored draft opens empty, even for an account without an id', () => {
  // A user without an id violates the contract.
  expect(openFormOf(undefined as unknown as number).result.current.getValues()).toEqual(EMPTY);
});
