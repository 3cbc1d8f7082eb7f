import { useListPackages, useListSubscriptions } from '@generated/api/passes/passes';
import { Fragment, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../api/hooks/viewer';
import { LoadFailure } from '../../components/loading/load-failure';
import { CurrencyNote } from '../../components/passes/currency-note';
import { ReadyLine } from '../../components/ready-line/ready-line';
import { Text } from '../../i18n/text';
import { allInPrice } from '../../lib/event/all-in-price';
import { paths } from '../../lib/links/paths';
import { parseId } from '../../lib/parse/parse-id';
import { byWeight } from '../../lib/purchase/by-weight';
import { trialDays } from '../../lib/purchase/renewal';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { BelowViewport } from '../../ui/layout/below-viewport';
import { Page } from '../../ui/layout/page';
import { OfferComparison } from './compare/offer-comparison';
import { useCompared } from './compare/use-compared';
import { offerDifferences } from './differences';
import { EventHeading } from './event-heading';
import { FinderInvitation } from './finder-invitation';
import styles from './packages-screen.module.css';
import { PassList } from './pass-list';
import { PassesSkeleton } from './passes-skeleton';
import { PlanList } from './plan-list';
import { useItemListSeen } from './use-item-list-seen';

export { prefetchPackages as prefetchData } from './prefetch-packages';

/**
 * The shop. It starts with the products that open the viewer's event, or with a
 * comparison of up to three offers. The remaining products follow by type.
 */
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
  // The package of a single event is shown only next to its event.
  const passes = byWeight(packages.data?.data ?? []).filter(
    ({ id, type }) => type !== 'single_event' && !openingIds.has(id),
  );
  const offered = plans.data?.data ?? [];
  const loaded = parts.every(({ data }) => data !== undefined);
  const compared = useCompared(loaded ? passes : null, loaded ? offered : null, eventId === null);
  // Without a comparison, the first viewport may contain the other sections.
  const Rest = compared?.length ? BelowViewport : Fragment;
  const isCompared = (key: string) => compared?.some(({ offer }) => offer.key === key) ?? false;
  const viewer = useViewer();
  const differences = useMemo(
    () =>
      offerDifferences(packages.data?.data ?? [], plans.data?.data ?? [], (plan) => trialDays(plan, viewer)),
    [packages.data, plans.data, viewer],
  );
  const free = passes.filter((item) => allInPrice(item) === 0);
  const priced = passes.filter((item) => allInPrice(item) > 0 && !isCompared(`pass-${item.id}-null`));
  const otherPlans = offered.filter(({ id }) => !isCompared(`plan-${id}`));
  const lists = { differences, hasPrimary: compared?.length === 0 };
  const others = packages.data?.data ?? [];
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
        eventId !== null && (
          <LinkButton to={`${paths.passFinder}?event_id=${eventId}`} look="secondary">
            <Text id="buy.finderElse" />
          </LinkButton>
        )
      }
    >
      <p className={styles.lead}>
        <Text id="buy.passesLead" />
      </p>
      <CurrencyNote />
      <div className={styles.ready}>
        <ReadyLine eventId={eventId} />
      </div>
      {!loaded || !compared ? (
        <PassesSkeleton />
      ) : first.length + passes.length + offered.length === 0 ? (
        <MessagePanel title={<Text id="buy.noPasses" />}>
          <p>
            <Text id="buy.noPassesBody" />
          </p>
        </MessagePanel>
      ) : (
        <div className={styles.sections}>
          {eventId === null && <FinderInvitation />}
          {compared.length > 0 && (
            <section className={styles.section}>
              <h2>
                <Text id="buy.compareTitle" />
              </h2>
              <OfferComparison chosen={compared} />
            </section>
          )}
          <Rest>
            {eventId !== null && (
              <section className={styles.section}>
                <EventHeading id={eventId} hasPasses={first.length > 0} />
                {first.length === 0 ? (
                  <p>
                    <Text id="buy.noPasses" />
                  </p>
                ) : (
                  <PassList others={others} passes={first} eventId={eventId} {...lists} />
                )}
              </section>
            )}
            {otherPlans.length > 0 && (
              <section className={styles.section}>
                <h2>
                  <Text id="buy.plans" />
                </h2>
                <PlanList
                  plans={otherPlans}
                  eventId={eventId}
                  {...lists}
                  hasPrimary={lists.hasPrimary && first.length === 0}
                />
              </section>
            )}
            {free.length > 0 && (
              <section className={styles.section}>
                <h2>
                  <Text id="buy.freePasses" />
                </h2>
                <PassList others={others} passes={free} eventId={null} {...lists} hasPrimary={false} />
              </section>
            )}
            {priced.length > 0 && (
              <section className={styles.section}>
                <h2>
                  <Text id={eventId === null ? 'buy.passes' : 'buy.otherPasses'} />
                </h2>
                <PassList others={others} passes={priced} eventId={null} {...lists} />
              </section>
            )}
          </Rest>
        </div>
      )}
    </Page>
  );
}
