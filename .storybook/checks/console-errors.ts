const errors: string[] = [];
const realConsoleError = console.error;

console.error = (...args: unknown[]) => {
  errors.push(
    args.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' '),
  );
  realConsoleError(...args);
};

addEventListener('error', (event) => errors.push(`uncaught: ${event.message}`));
addEventListener('unhandledrejection', (event) => errors.push(`unhandled: ${String(event.reason)}`));

/**
 * Returns the console's errors since the last call, such as missing texts, React's warnings and uncaught
 * errors.
 */
export const drainConsoleErrors = (): string[] => errors.splice(0);
