import type { Measures } from './measures';
import { type Finding, judge, type Part } from './verdict';

/** The parts of the check, in the order in which their results appear. */
const PARTS = ['region', 'browser', 'device', 'video', 'speed'] as const satisfies readonly Part[];

interface Step {
  part: Part;
  /** The result of the step. Null while it is pending. */
  finding: Finding | null;
}

const NEEDS: Record<Part, readonly (keyof Measures)[]> = {
  region: ['region'],
  browser: ['browser'],
  // The test video's result can also change the result for the device.
  device: ['device', 'test'],
  video: ['test'],
  speed: ['test', 'speed'],
};

/** The steps of the check, with the results so far. */
export function stepsOf(found: Partial<Measures>, embedded: boolean): Step[] {
  const whole: Measures = {
    ...{ online: true, hidden: false, embedded, region: 'unknown', speed: null, test: { type: 'late' } },
    browser: { streams: 'none', storageWorks: true },
    device: { small: 'unknown', hd: 'unknown' },
    ...found,
  };
  const { findings } = judge(whole);
  return PARTS.map((part) => ({
    part,
    finding: NEEDS[part].every((need) => need in found)
      ? (findings.find((finding) => finding.part === part) ?? null)
      : null,
  }));
}
