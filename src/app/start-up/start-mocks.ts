/** Starts the mocks, only in development and never in a build. Storybook starts its own. */
export async function startMocks(): Promise<void> {
  // The conditions are written out, so that the bundler removes the mocks from a build.
  if (!import.meta.env.DEV || import.meta.env.MODE === 'test' || import.meta.env.STORYBOOK) return;
  const { startWorker } = await import('../../../mocks/browser');
  await startWorker();
}
