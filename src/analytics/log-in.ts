import type { OperationId } from '@generated/operations';

/** The log-in method of each operation that signs a viewer in; other operations only update the user. */
const LOG_IN_METHODS: Partial<Record<OperationId, 'email' | 'registration' | 'social'>> = {
  logIn: 'email',
  register: 'registration',
  logInWithProvider: 'social',
};

export const logInMethod = (operation: OperationId) => LOG_IN_METHODS[operation] ?? null;
export const isLogIn = (operation: OperationId): boolean => operation in LOG_IN_METHODS;
