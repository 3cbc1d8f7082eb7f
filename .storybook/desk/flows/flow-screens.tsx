import { storyAddress } from '../story-picture';
import { arrowsFrom, arrowsTo, type Flow, type StoryInFlows } from './flow-graph';
import type { FlowLayout } from './flow-layout';
import { focusOn, fullName, inOrder, nodeId, screenId, screenOf } from './flow-names';

/** Shows the flow as text: each screen with links to the screens before and after it. */
export function FlowScreens({ flow, layout }: { flow: Flow; layout: FlowLayout }) {
  const stories = new Map(flow.stories.map((story) => [story.id, story]));
  return (
    <section aria-labelledby="flow-screens">
      <h3 id="flow-screens">Screen by screen</h3>
      <ol className="flow-screens">
        {inOrder(flow.stories, layout).map((story) => (
          <li key={story.id} id={screenId(story.id)} className="flow-card" tabIndex={-1}>
            <h4>
              <a href={storyAddress(story.id)} target="_parent">
                {story.name}
              </a>
            </h4>
            <p>{screenOf(story)}</p>
            <Steps
              title="Comes from"
              none="The flow starts here."
              steps={arrowsTo(flow, story.id).map(({ from, by }) => ({ story: stories.get(from), by }))}
            />
            <Steps
              title="Leads to"
              none="The flow ends here."
              steps={arrowsFrom(flow, story.id).map(({ to, by }) => ({ story: stories.get(to), by }))}
            />
            <button type="button" className="flow-jump" onClick={() => focusOn(nodeId(story.id))}>
              Show in the map
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepsProps {
  title: string;
  none: string;
  steps: readonly { story: StoryInFlows | undefined; by: string }[];
}

function Steps({ title, none, steps }: StepsProps) {
  return (
    <div>
      <h5>{title}</h5>
      {steps.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {steps.map(
            ({ story, by }) =>
              story && (
                <li key={`${story.id} ${by}`}>
                  <a
                    href={storyAddress(story.id)}
                    target="_parent"
                    aria-label={fullName(story)}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      focusOn(screenId(story.id));
                    }}
                  >
                    {story.name}
                  </a>{' '}
                  <span className="flow-how">— {by}</span>
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}
