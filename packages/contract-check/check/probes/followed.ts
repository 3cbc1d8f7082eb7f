import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { dataOf } from '../pool.ts';
import { isInScope, type Run } from '../run.ts';
import { text } from './pointers.ts';
import { judgeReferences } from './references.ts';

/**
 * Checks that each event in a list of followed events is about a team, a school or a sport that the viewer
 * follows.
 */
export async function probeFollowed(run: Run): Promise<void> {
  const { account, client } = run;
  if (!account) return;
  for (const operation of client.model.operations) {
    const { followedBy } = operation.promises;
    if (followedBy === null || !isInScope(run, operation)) continue;
    const list = await client.call(client.operation(followedBy), account);
    if (!list) continue;
    judgeReferences(run, [list]);
    const favourites = list.isValid ? dataOf(list.json) : null;
    const call = await client.call(operation, account);
    const events = dataOf(call?.json);
    if (!call || !events || !favourites) continue;
    const followed = new Set(favourites.map((one) => `${one.favoritable_type} ${one.favoritable_id}`));
    for (const [index, event] of events.entries())
      if (topicsOf(run, event)?.some((topic) => followed.has(topic)) === false)
        call.report({
          kind: 'filter',
          where: `/data/${index}`,
          expected: `only events of a team, school or sport in ${followedBy}`,
          got: `event ${text(event.id)}, which is about none of them`,
        });
  }
}

/** Returns the topics of an event, or null if the pool lacks an object that it refers to. */
function topicsOf({ pool }: Run, event: JsonObject): string[] | null {
  const topics: string[] = [];
  for (const participant of Array.isArray(event.participants) ? event.participants.filter(isObject) : []) {
    const own = pool.all('Participant').find(({ item }) => item.id === participant.id)?.item;
    if (!Array.isArray(own?.groups)) return null;
    const groups = own.groups.filter(isObject).map(({ id }) => `group ${id}`);
    topics.push(`participant ${participant.id}`, ...groups);
  }
  const seen = new Set<Json>();
  for (let id = event.event_category_id; typeof id === 'number' && !seen.has(id); ) {
    seen.add(id);
    topics.push(`category ${id}`);
    id = pool.all('EventCategory').find(({ item }) => item.id === id)?.item.parent_id;
  }
  return topics;
}
