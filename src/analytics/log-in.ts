import type { OperationId } from '@generated/operations';

/** The ways to sign in. Others that bring a user only say what has changed about them. */
const METHODS: Partial<Record<OperationId, 'email' | 'registration' | 'social'>> = {
  logIn: 'email',
  register: 'registration',
  logInWithProvider: 'social',
};

export const logInMethod = (operation: OperationId) => METHODS[operation] ?? null;
export const isLogIn = (operation: OperationId): boolean => operation in METHODS;
