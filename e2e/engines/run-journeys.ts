import { buildWhenNeeded, startDemoSite } from '../../tools/demo-site/demo-site.ts';
import type { HeardStep } from '../../tools/heard/heard-step.ts';
import type { Driver, EngineMissingError, EngineName } from './driver.ts';
import type { Journey } from './journey.ts';
import { createRecorder } from './record-step.ts';
import type { EngineResult, Outcome } from './report.ts';
import { createStage } from './stage.ts';

/**
 * Runs each journey on its own demo site in one browser. A journey that fails is tried again in a new
 * browser.
 */
export async function runJourneys(
  engine: EngineName,
  start: () => Promise<Driver>,
  journeys: readonly Journey[],
  Missing: typeof EngineMissingError,
): Promise<EngineResult> {
  buildWhenNeeded();
  const outcomes = new Map<string, Outcome>();
  const heard: HeardStep[] = [];
  let driver: Driver;
  try {
    driver = await start();
  } catch (error) {
    if (error instanceof Missing) return { engine, missing: error.message, outcomes, heard };
    throw error;
  }
  for (const journey of journeys) {
    const why = journey.leftOut?.[engine];
    if (why) {
      outcomes.set(journey.title, { is: 'left out', why });
      continue;
    }
    let outcome = await runOne(driver, journey, heard);
    if (outcome.is === 'failed') {
      const { why: firstFailure } = outcome;
      await driver.close().catch(() => {});
      driver = await start();
      outcome = { ...(await runOne(driver, journey, heard)), firstFailure };
    }
    outcomes.set(journey.title, outcome);
    console.log(`${outcome.is === 'passed' ? '✓' : '✗'} ${engine}: ${journey.title}, ${outcome.seconds} s`);
  }
  await driver.close();
  return { engine, outcomes, heard };
}

async function runOne(driver: Driver, journey: Journey, heard: HeardStep[]): Promise<Outcome> {
  const demo = await startDemoSite({ scenario: 'default' });
  const steps: HeardStep[] = [];
  const stage = createStage(driver, demo, createRecorder(driver, journey.title, steps));
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 100) / 10;
  try {
    await driver.resize(1350, 900);
    await journey.run(stage);
    const problems = await stage.problems();
    if (problems.length > 0) throw new Error(problems.join('\n  '));
    heard.push(...steps);
    return { is: 'passed', seconds: seconds() };
  } catch (error) {
    const at = await driver.url().catch(() => 'no page');
    return {
      is: 'failed',
      seconds: seconds(),
      why: `${error instanceof Error ? error.message : error} (${at})`,
    };
  } finally {
    await demo.close();
  }
}
