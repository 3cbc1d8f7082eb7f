import type { Subscription } from '@generated/model';
import styles from './packages-screen.module.css';
import { PlanCard } from './plan-card';

export function PlanList({ plans, eventId }: { plans: readonly Subscription[]; eventId: number | null }) {
  return (
    <ul className={styles.list}>
      {plans.map((plan, place) => (
        <li key={plan.id}>
          <PlanCard plan={plan} eventId={eventId} isPrimary={place === 0} />
        </li>
      ))}
    </ul>
  );
}
