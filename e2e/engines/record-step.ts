import assert from 'node:assert/strict';
import {
  addedItems,
  type Heard,
  type HeardInMarkup,
  type HeardStep,
  toLineWithStates,
} from '../../tools/heard/heard-step.ts';
import { type Driver, pause, until } from './driver.ts';
import { markHeard, readScreen, takeAnnounced, unnamed } from './found.ts';

/** The roles of controls, which must have a name. */
const CONTROLS = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'switch',
];
const ROLES = [
  ...CONTROLS,
  ...['heading', 'article', 'navigation', 'main', 'region', 'dialog', 'img', 'group', 'frame'],
  ...['option', 'progressbar'],
];

/** The time for which a page must stay unchanged before it is read. */
const REST_MS = 150;

export type RecordStep = (step: string, within?: string) => Promise<HeardStep>;

/**
 * Records what a screen reader announces at each step of a journey: the elements of the screen or of one part
 * of the page, the focused element, and the announcements since the previous step.
 */
export function createRecorder(driver: Driver, journey: string, steps: HeardStep[]): RecordStep {
  /**
   * Caches the role and name that the engine computed, by the element's line in the markup, so that a journey
   * asks for each only once.
   */
  const computed = new Map<string, Heard>();

  async function readFromEngine(elements: readonly HeardInMarkup[], focus: HeardInMarkup | null) {
    const focused = focus && toLineWithStates(focus);
    const isUnknown = (element: HeardInMarkup) =>
      element.role !== 'frame' && !computed.has(toLineWithStates(element));
    const indexes = elements
      .flatMap((element, index) => (isUnknown(element) ? [{ index, line: toLineWithStates(element) }] : []))
      // The focused element comes first, then the last elements, because a form's main action is at its end.
      .sort(
        (one, other) =>
          Number(other.line === focused) - Number(one.line === focused) || other.index - one.index,
      )
      .slice(0, driver.heardPerStep)
      .map(({ index }) => index)
      .sort((one, other) => one - other);
    await markHeard(driver, indexes);
    const wanted = indexes.flatMap((index) => elements[index] ?? []);
    const own = indexes.length > 0 ? await driver.heard(wanted) : [];
    for (const [order, element] of wanted.entries())
      computed.set(toLineWithStates(element), own[order] ?? { role: 'not found', name: '' });
    return elements.map((element) => ({ ...element, own: computed.get(toLineWithStates(element)) ?? null }));
  }

  return async (step, within) => {
    const screen = await until('a page that stays the same', async () => {
      const before = await readScreen(driver, ROLES, within);
      await pause(REST_MS);
      const after = await readScreen(driver, ROLES, within);
      const isSame =
        before.elements.length === after.elements.length &&
        addedItems(before.elements, after.elements, toLineWithStates).length === 0;
      return isSame ? after : null;
    });
    assert.deepEqual(await unnamed(driver, CONTROLS), [], step);
    const elements = await readFromEngine(screen.elements, screen.focus);
    const announced = await takeAnnounced(driver);
    const heard = { engine: driver.engine, journey, step, ...screen, elements, announced };
    steps.push(heard);
    return heard;
  };
}
