/** The one switch between the site and its mocks: development alone, and never in a build. */
export async function startMocks(): Promise<void> {
  if (!import.meta.env.DEV || import.meta.env.MODE === 'test') return;
  const { startWorker } = await import('../../mocks/browser');
  await startWorker();
}
