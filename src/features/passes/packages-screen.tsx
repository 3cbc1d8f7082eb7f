import { useListPackages, useListSubscriptions } from '@generated/api/passes/passes';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../../components/loading/load-failure';
import { CurrencyNote } from '../../components/passes/currency-note';
import { ReadyLine } from '../../components/ready-line/ready-line';
import { Text } from '../../i18n/text';
import { allInPrice } from '../../lib/event/all-in-price';
import { paths } from '../../lib/links/paths';
import { parseId } from '../../lib/parse/parse-id';
import { byWeight } from '../../lib/purchase/by-weight';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { Page } from '../../ui/layout/page';
import { EventHeading } from './event-heading';
import styles from './packages-screen.module.css';
import { PassList } from './pass-list';
import { PassesSkeleton } from './passes-skeleton';
import { PlanList } from './plan-list';
import { useItemListSeen } from './use-item-list-seen';

/** What can be bought: first what opens the event that the viewer came from, then plans, free passes and passes. */
export function Component() {
  const [query] = useSearchParams();
  const eventId = parseId(query.get('event_id'));
  const packages = useListPackages({ no_limit: 1 });
  const plans = useListSubscriptions();
  const opening = useListPackages(
    { event_id: eventId ?? 0, no_limit: 1 },
    { query: { enabled: eventId !== null } },
  );
  const parts = [packages, plans, ...(eventId === null ? [] : [opening])];
  const failed = parts.find(({ error, data }) => error && !data);

  const first = byWeight(opening.data?.data ?? []);
  const openingIds = new Set(first.map(({ id }) => id));
  // A single event's package makes sense only next to its event.
  const passes = byWeight(packages.data?.data ?? []).filter(
    ({ id, type }) => type !== 'single_event' && !openingIds.has(id),
  );
  const free = passes.filter((item) => allInPrice(item) === 0);
  const priced = passes.filter((item) => allInPrice(item) > 0);
  const offered = plans.data?.data ?? [];
  const loaded = parts.every(({ data }) => data !== undefined);
  useItemListSeen(loaded ? [...first, ...passes] : null, loaded ? offered : null);

  if (failed)
    return (
      <LoadFailure
        level={1}
        error={failed.error}
        onRetry={() => void Promise.all(parts.map((part) => part.error && part.refetch()))}
        retrying={parts.some(({ isFetching }) => isFetching)}
      />
    );
  return (
    <Page
      title={<Text id="buy.passesTitle" />}
      actions={
        <LinkButton
          to={eventId === null ? paths.passFinder : `${paths.passFinder}?event_id=${eventId}`}
          look="secondary"
        >
          <Text id={eventId === null ? 'buy.finderInvite' : 'buy.finderElse'} />
        </LinkButton>
      }
    >
      <p className={styles.lead}>
        <Text id="buy.passesLead" />
      </p>
      <CurrencyNote />
      <div className={styles.ready}>
        <ReadyLine eventId={eventId} />
      </div>
      {!loaded ? (
        <PassesSkeleton />
      ) : first.length + passes.length + offered.length === 0 ? (
        <MessagePanel title={<Text id="buy.noPasses" />}>
          <p>
            <Text id="buy.noPassesBody" />
          </p>
        </MessagePanel>
      ) : (
        <div className={styles.sections}>
          {eventId !== null && (
            <section className={styles.section}>
              <EventHeading id={eventId} opens={first.length > 0} />
              {first.length === 0 ? (
                <p>
                  <Text id="buy.noPasses" />
                </p>
              ) : (
                <PassList passes={first} eventId={eventId} />
              )}
            </section>
          )}
          {offered.length > 0 && (
            <section className={styles.section}>
              <h2>
                <Text id="buy.plans" />
              </h2>
              <PlanList plans={offered} eventId={eventId} />
            </section>
          )}
          {free.length > 0 && (
            <section className={styles.section}>
              <h2>
                <Text id="buy.freePasses" />
              </h2>
              <PassList passes={free} eventId={null} />
            </section>
          )}
          {priced.length > 0 && (
            <section className={styles.section}>
              <h2>
                <Text id={eventId === null ? 'buy.passes' : 'buy.otherPasses'} />
              </h2>
              <PassList passes={priced} eventId={null} />
            </section>
          )}
        </div>
      )}
    </Page>
  );
}
