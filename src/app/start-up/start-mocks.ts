/** The only switch to the mocks: development only, never in a build. Storybook starts its own. */
export async function startMocks(): Promise<void> {
  // Written out so that the bundler removes the mocks from a build.
  if (!import.meta.env.DEV || import.meta.env.MODE === 'test' || import.meta.env.STORYBOOK) return;
  const { startWorker } = await import('../../../mocks/browser');
  await startWorker();
}
