import type { ReadyVerdict } from '../../browser/memory/ready-memory';
import type { MessageId } from '../../i18n/message-id';
import type { Measures } from './measures';
import { HD_HEIGHT, maxHeightAt } from './speed';

export type Part = 'region' | 'browser' | 'device' | 'video' | 'speed';
type Level = 'good' | 'poor' | 'bad' | 'unknown';

export interface Finding {
  part: Part;
  level: Level;
  message: MessageId;
  /** The message with advice for the viewer, or null. */
  advice: MessageId | null;
  values?: Record<string, string | number>;
}

export interface Judgement {
  verdict: ReadyVerdict;
  /** The findings, the most important first. */
  findings: readonly Finding[];
}

const WEIGHT: Record<Level, number> = { bad: 0, poor: 1, unknown: 2, good: 3 };
/** The parts without which playback cannot be predicted. */
const NEEDED: readonly Part[] = ['region', 'video', 'speed'];

/** Predicts playback from the measures. A part that could not be measured is never rated as good. */
export function judge(measures: Measures): Judgement {
  const findings = [
    regionFinding(measures),
    browserFinding(measures),
    deviceFinding(measures),
    videoFinding(measures),
    speedFinding(measures),
  ];
  const some = (level: Level, parts?: readonly Part[]) =>
    findings.some((one) => one.level === level && (parts?.includes(one.part) ?? true));
  const verdict = some('bad')
    ? 'no'
    : some('unknown', NEEDED)
      ? 'unsure'
      : some('poor') || some('unknown')
        ? 'limits'
        : 'plays';
  return { verdict, findings: findings.toSorted((a, b) => WEIGHT[a.level] - WEIGHT[b.level]) };
}

function regionFinding({ region }: Pick<Measures, 'region'>): Finding {
  if (region === 'blocked')
    return { part: 'region', level: 'bad', message: 'check.placeBlocked', advice: 'check.placeBlockedDo' };
  if (region === 'unknown')
    return { part: 'region', level: 'unknown', message: 'check.placeUnknown', advice: 'check.againDo' };
  return { part: 'region', level: 'good', message: 'check.placeGood', advice: null };
}

function browserFinding({ browser, embedded, test }: Measures): Finding {
  // An embedded player may play streams even if this browser seems unable to.
  if (browser.streams === 'none' && test.type !== 'played')
    return {
      part: 'browser',
      level: embedded ? 'unknown' : 'bad',
      message: 'check.browserNone',
      advice: 'check.browserNoneDo',
    };
  if (!browser.storageWorks)
    return {
      part: 'browser',
      level: 'poor',
      message: 'check.browserForgets',
      advice: 'check.browserForgetsDo',
    };
  return { part: 'browser', level: 'good', message: 'check.browserGood', advice: null };
}

function deviceFinding({ device, test, embedded }: Pick<Measures, 'device' | 'test' | 'embedded'>): Finding {
  const played = test.type === 'played';
  if (device.small === 'no' && !played)
    return {
      part: 'device',
      level: embedded ? 'unknown' : 'bad',
      message: 'check.deviceNo',
      advice: 'check.deviceNoDo',
    };
  if (device.hd === 'rough' || device.hd === 'no' || device.small === 'rough')
    return { part: 'device', level: 'poor', message: 'check.deviceRough', advice: 'check.deviceRoughDo' };
  if (device.hd === 'smooth' || played)
    return { part: 'device', level: 'good', message: 'check.deviceGood', advice: null };
  return { part: 'device', level: 'unknown', message: 'check.deviceUnknown', advice: null };
}

function videoFinding(measures: Measures): Finding {
  const { test, online, hidden, embedded } = measures;
  const unknown = (message: MessageId, advice: MessageId | null): Finding => ({
    ...{ part: 'video', level: 'unknown', message, advice },
  });
  if (test.type === 'played') {
    const values = { seconds: Math.round(test.startMs / 100) / 10, stalls: test.stalls };
    if (embedded) return { ...unknown('check.videoElsewhere', 'check.videoElsewhereDo'), values };
    if (test.stalls > 0)
      return hidden
        ? unknown('check.hidden', 'check.hiddenDo')
        : {
            part: 'video',
            level: 'poor',
            message: 'check.videoStalls',
            advice: 'check.videoStallsDo',
            values,
          };
    return { part: 'video', level: 'good', message: 'check.videoGood', advice: null, values };
  }
  if (!online) return unknown('check.offline', 'check.offlineDo');
  if (test.type === 'skipped') return unknown('check.videoSkipped', 'check.videoSkippedDo');
  if (test.type === 'unplayable')
    return embedded
      ? unknown('check.videoUnplayable', 'check.videoElsewhereDo')
      : { part: 'video', level: 'bad', message: 'check.videoUnplayable', advice: 'check.browserNoneDo' };
  if (hidden) return unknown('check.hidden', 'check.hiddenDo');
  if (test.type === 'stuck')
    return { part: 'video', level: 'bad', message: 'check.videoStuck', advice: 'check.speedDo' };
  return test.type === 'late'
    ? unknown('check.videoLate', 'check.videoLateDo')
    : unknown('check.videoLost', 'check.againDo');
}

function speedFinding({ speed, test, online, hidden }: Measures): Finding {
  if (!online)
    return { part: 'speed', level: 'unknown', message: 'check.speedUnknown', advice: 'check.offlineDo' };
  if (speed === null)
    return {
      ...{ part: 'speed', level: 'unknown', message: 'check.speedUnknown' },
      advice: test.type === 'skipped' ? 'check.videoSkippedDo' : 'check.againDo',
    };
  const height = maxHeightAt(speed);
  const values = { megabits: megabitsOf(speed), height: height ?? 0 };
  if (height !== null && height >= HD_HEIGHT)
    return { part: 'speed', level: 'good', message: 'check.speedGood', advice: null, values };
  // Browsers throttle pages in the background, so the measured speed is not reliable.
  if (hidden) return { part: 'speed', level: 'unknown', message: 'check.hidden', advice: 'check.hiddenDo' };
  if (height !== null)
    return { part: 'speed', level: 'poor', message: 'check.speedLow', advice: 'check.speedDo', values };
  // The verdict is not a plain “no” if the test video played, even with stalls.
  const level = test.type === 'played' ? 'poor' : 'bad';
  return { part: 'speed', level, message: 'check.speedTooLow', advice: 'check.speedDo', values };
}

/** Rounds down, to one decimal place below 10 Mbit/s and to a whole number above. */
function megabitsOf(speed: number): number {
  const megabits = speed / 1_000_000;
  return megabits < 10 ? Math.max(0.1, Math.floor(megabits * 10) / 10) : Math.floor(megabits);
}
