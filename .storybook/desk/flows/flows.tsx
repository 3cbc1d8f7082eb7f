import { useEffect, useState } from 'react';
import { FLOWS, type FlowName } from '../../story-help/flows';
import { outerQuery, writeToAddress } from '../address';
import '../desk.css';
import './flows.css';
import { type Flow, flowNames, flowOf, isFlowName, type StoryInFlows } from './flow-graph';
import { layOut } from './flow-layout';
import { FlowMap } from './flow-map';
import { FlowScreens } from './flow-screens';
import { storiesInFlows } from './flow-stories';

const flowInAddress = (): FlowName => {
  const name = outerQuery().get('flow');
  return isFlowName(name) ? name : 'start';
};

/** Shows one of the product's journeys as a map of stories and as text. */
export function Flows() {
  const [stories, setStories] = useState<readonly StoryInFlows[]>();
  const [chosen, setChosen] = useState(flowInAddress);

  useEffect(() => void storiesInFlows().then(setStories), []);

  useEffect(() => writeToAddress(new URLSearchParams({ flow: chosen })), [chosen]);

  return (
    <div className="desk flows">
      <fieldset className="flow-choice">
        <legend>Flow</legend>
        {flowNames.map((name) => (
          <label key={name}>
            <input type="radio" name="flow" checked={name === chosen} onChange={() => setChosen(name)} />
            <span>{FLOWS[name].title}</span>
          </label>
        ))}
      </fieldset>
      {stories ? (
        <OneFlow key={chosen} name={chosen} flow={flowOf(chosen, stories)} />
      ) : (
        <p role="status">Loading the stories…</p>
      )}
    </div>
  );
}

function OneFlow({ name, flow }: { name: FlowName; flow: Flow }) {
  const { title, about } = FLOWS[name];
  const layout = layOut(flow);
  return (
    <>
      <div>
        <h2>{title}</h2>
        <p>
          {about} {flow.stories.length} screens, {flow.arrows.length} steps.
        </p>
      </div>
      <FlowMap title={title} flow={flow} layout={layout} />
      <FlowScreens flow={flow} layout={layout} />
    </>
  );
}
