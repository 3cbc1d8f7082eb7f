/** The one switch between the site and its mocks: development alone, and never in a build. Storybook brings its own. */
export async function startMocks(): Promise<void> {
  const { DEV, MODE, STORYBOOK } = import.meta.env;
  if (!DEV || MODE === 'test' || STORYBOOK) return;
  const { startWorker } = await import('../../mocks/browser');
  await startWorker();
}
