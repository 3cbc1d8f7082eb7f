/** The rule is in `lib` because cards, which know no player, show how much of a recording was watched. */
export { resumePosition } from '../../lib/time/resume-position';
