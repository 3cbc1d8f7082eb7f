/**
 * The body of a function that records what goes wrong on a page: uncaught errors, the differences that React reports
 * while it hydrates a rendered page, and breaches of the content policy.
 */
export const LISTEN = `
  if (!globalThis.problems) {
    globalThis.problems = [];
    addEventListener('error', ({ message = 'a file' }) => {
      // No error: what was observed is reported in the next frame.
      if (!message.startsWith('ResizeObserver loop')) problems.push('error: ' + message);
    });
    addEventListener('unhandledrejection', ({ reason }) => problems.push('rejection: ' + reason));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      problems.push('policy: ' + violatedDirective + ' ' + blockedURI));
  }
  return true`;

export const READ_PROBLEMS = 'return globalThis.problems ?? []';
