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

/** What went to the console as an error since this was last asked: a missing text, a React warning, a throw. */
export const takeConsoleErrors = (): string[] => seen.splice(0);
