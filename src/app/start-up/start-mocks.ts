/** The one switch between the site and its mocks: development alone, and never in a build. Storybook brings its own. */
export async function startMocks(): Promise<void> {
  // Written out, so that a build sees that it never happens and leaves the mocks out.
  if (!import.meta.env.DEV || import.meta.env.MODE === 'test' || import.meta.env.STORYBOOK) return;
  const { startWorker } = await import('../../../mocks/browser');
  await startWorker();
}
