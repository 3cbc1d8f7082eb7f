/** The journeys of the product, in the order of the page “Flows”. */
export const FLOWS = {
  start: { title: 'Start', about: 'A first visit: the channel opens, and the viewer logs in or registers.' },
  free: { title: 'Watch free', about: 'From home to a free game: ahead, live or recorded.' },
  pass: { title: 'Buy a pass', about: 'A visitor finds a pass, logs in and pays by card.' },
  bank: {
    title: 'Buy with a bank’s step',
    about:
      'The bank asks the viewer to confirm the payment. The viewer may refuse or leave, and an answer may be lost.',
  },
  cancel: {
    title: 'Cancel',
    about: 'A subscription stops renewing; what was paid for stays until its end.',
  },
  clip: {
    title: 'Clip',
    about: 'A ticket holder makes a clip of a recorded game, then shares, downloads or deletes it.',
  },
  password: {
    title: 'Recover a password',
    about: 'From a wrong password to a new one, by an e-mailed link.',
  },
  outage: {
    title: 'Outage to receipt',
    about: 'A video fails, and the viewer opens what this device recorded of it.',
  },
} as const;

export type FlowName = keyof typeof FLOWS;

type StoryId = `${string}--${string}`;

/**
 * What the viewer, the bank or the channel does, and the story to which that leads. The usual way comes
 * first.
 */
type LeadsTo = Readonly<Record<string, StoryId>>;

/** The flows that a story is part of. A story at the end of a flow leads to no other: `{}`. */
export type StoryFlows = Partial<Record<FlowName, LeadsTo>>;
