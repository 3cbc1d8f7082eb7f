import { FLOWS, type FlowName, type StoryFlows } from '../../story-help/flows.ts';

export interface StoryInFlows {
  id: string;
  /** The folder and the file of the story, such as `Screens/Checkout/Payment`. */
  title: string;
  name: string;
  flows: StoryFlows;
}

/** An arrow from one story to the next. `by` describes the action that leads there. */
export interface Arrow {
  from: string;
  to: string;
  by: string;
}

export interface Flow {
  stories: readonly StoryInFlows[];
  arrows: readonly Arrow[];
}

export const isFlowName = (name: string | null): name is FlowName =>
  name !== null && Object.hasOwn(FLOWS, name);

export const flowNames: readonly FlowName[] = Object.keys(FLOWS).filter(isFlowName);

/** Returns one flow as its stories declare it. */
export function flowOf(name: FlowName, all: readonly StoryInFlows[]): Flow {
  const stories = all.filter(({ flows }) => flows[name]);
  const arrows = stories.flatMap(({ id, flows }) =>
    Object.entries(flows[name] ?? {}).map(([by, to]) => ({ from: id, to, by })),
  );
  return { stories, arrows };
}

/** Returns the faults in what a flow's stories declare, each as a sentence that names the story. */
export function flowProblems(name: FlowName, all: readonly StoryInFlows[], known: ReadonlySet<string>) {
  const { stories, arrows } = flowOf(name, all);
  const members = new Set(stories.map(({ id }) => id));
  return arrows.flatMap(({ from, to, by }) => {
    const arrow = `${from} leads to ${to} (“${by}”)`;
    if (!known.has(to)) return [`${arrow}, but no story has that id: was it renamed?`];
    return members.has(to) ? [] : [`${arrow}, but that story does not declare the flow “${name}”`];
  });
}

/** Returns the stories to which no arrow leads. */
export function startsOf({ stories, arrows }: Flow): string[] {
  const reached = new Set(arrows.map(({ to }) => to));
  return stories.map(({ id }) => id).filter((id) => !reached.has(id));
}

/** Returns the stories from which no arrow leads to another one. */
export function endsOf({ stories, arrows }: Flow): string[] {
  const left = new Set(arrows.map(({ from }) => from));
  return stories.map(({ id }) => id).filter((id) => !left.has(id));
}

export const arrowsFrom = ({ arrows }: Flow, id: string) => arrows.filter(({ from }) => from === id);
export const arrowsTo = ({ arrows }: Flow, id: string) => arrows.filter(({ to }) => to === id);

/**
 * Returns all stories that can be reached from one of them. `next` lists the stories to which a story links.
 */
export function reachedFrom(start: string, next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const found of next(id)) reached.add(found);
  return reached;
}
