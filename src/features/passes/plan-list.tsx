import type { Subscription } from '@generated/model';
import type { Difference } from '../../lib/purchase/same-benefits';
import styles from './packages-screen.module.css';
import { PlanCard } from './plan-card';

interface PlanListProps {
  plans: readonly Subscription[];
  eventId: number | null;
  differences: ReadonlyMap<string, Difference>;
  /** Whether the list contains the primary button of the screen. */
  hasPrimary: boolean;
}

export function PlanList({ plans, eventId, differences, hasPrimary }: PlanListProps) {
  return (
    <ul className={styles.list}>
      {plans.map((plan, index) => (
        <li key={plan.id}>
          <PlanCard
            plan={plan}
            eventId={eventId}
            isPrimary={hasPrimary && index === 0}
            difference={differences.get(`plan-${plan.id}`)}
          />
        </li>
      ))}
    </ul>
  );
}
