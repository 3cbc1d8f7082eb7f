import { useState, useSyncExternalStore } from 'react';
import { StoryPicture } from '../story-picture';
import { geometryOf } from './flow-geometry';
import { arrowsFrom, arrowsTo, type Flow, type StoryInFlows } from './flow-graph';
import type { FlowLayout, PlacedArrow } from './flow-layout';
import { focusOn, fullName, inOrder, nodeId, screenId, screenOf } from './flow-names';

interface FlowMapProps {
  title: string;
  flow: Flow;
  layout: FlowLayout;
}

/**
 * Shows the stories as pictures with arrows between them. The list below the map has the same content as
 * text.
 */
export function FlowMap({ title, flow, layout }: FlowMapProps) {
  const geometry = geometryOf(layout, useIsNarrow() ? 'down' : 'across');
  const { width, height } = geometry;
  // The story under the pointer or with the focus, whose arrows have another colour.
  const [chosen, setChosen] = useState<string>();
  const lineClass = ({ from, to, isBack }: PlacedArrow) =>
    `${isBack ? 'flow-back' : ''} ${chosen === from || chosen === to ? 'flow-chosen' : ''}`;
  return (
    <section className="flow-map" aria-label={`Map: ${title}`}>
      <div style={{ inlineSize: width, blockSize: height }}>
        <svg width={width} height={height} aria-hidden="true">
          <defs>
            <marker
              id="flow-head"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerUnits="userSpaceOnUse"
              markerWidth="12"
              markerHeight="12"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {layout.arrows.map((arrow) => (
            <path
              key={`${arrow.from} ${arrow.by}`}
              className={lineClass(arrow)}
              d={geometry.line(arrow)}
              markerEnd="url(#flow-head)"
            />
          ))}
        </svg>
        {layout.arrows.map(({ from, by, label }) => (
          <span
            key={`${from} ${by}`}
            className="flow-by"
            aria-hidden="true"
            style={styleOf(geometry.label(label))}
          >
            <span className="flow-text">{by}</span>
          </span>
        ))}
        <ol>
          {inOrder(flow.stories, layout).map((story) => {
            const cell = layout.stories.get(story.id);
            return (
              cell && (
                <li
                  key={story.id}
                  className="flow-node"
                  style={styleOf(geometry.story(cell))}
                  onPointerEnter={() => setChosen(story.id)}
                  onPointerLeave={() => setChosen(undefined)}
                  onFocus={() => setChosen(story.id)}
                  onBlur={() => setChosen(undefined)}
                >
                  <FlowNode story={story} flow={flow} />
                </li>
              )
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function styleOf({ left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  return { insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height };
}

const PICTURE_WIDTH = 160;

function FlowNode({ story, flow }: { story: StoryInFlows; flow: Flow }) {
  const from = arrowsTo(flow, story.id).length;
  const to = arrowsFrom(flow, story.id).length;
  return (
    <>
      <StoryPicture story={story.id} title={fullName(story)} width={PICTURE_WIDTH} />
      <span className="flow-name">
        <strong>{story.name}</strong>
        <span className="flow-screen">{screenOf(story)}</span>
      </span>
      <button
        type="button"
        className="flow-jump"
        id={nodeId(story.id)}
        aria-label={`${fullName(story)}: comes from ${from}, leads to ${to}`}
        onClick={() => focusOn(screenId(story.id))}
      >
        {from > 0 && `from ${from}`}
        {from > 0 && to > 0 && ' · '}
        {to > 0 && `to ${to}`}
      </button>
    </>
  );
}

const narrow = '(max-width: 860px)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(narrow).matches,
  );
}
