const seen: string[] = [];
const tell = console.error;

console.error = (...words: unknown[]) => {
  seen.push(
    words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' '),
  );
  tell(...words);
};

addEventListener('error', (event) => seen.push(`uncaught: ${event.message}`));
addEventListener('unhandledrejection', (event) => seen.push(`unhandled: ${String(event.reason)}`));

/**
 * Returns the console's errors since the last call, such as missing texts, React's warnings and uncaught
 * errors.
 */
export const takeConsoleErrors = (): string[] => seen.splice(0);
