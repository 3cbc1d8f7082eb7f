import { useEffect, useRef } from 'react';
import { Text } from '../../i18n/text';
import { Button, LinkButton } from '../../ui/button/button';
import { FindingLine } from './finding-line';
import styles from './ready-verdict.module.css';
import type { Judgement } from './verdict';

const WORDS = {
  plays: { title: 'check.verdictPlays', body: 'check.verdictPlaysBody' },
  limits: { title: 'check.verdictLimits', body: 'check.verdictLimitsBody' },
  no: { title: 'check.verdictNo', body: 'check.verdictNoBody' },
  unsure: { title: 'check.verdictUnsure', body: 'check.verdictUnsureBody' },
} as const;

export interface BackLink {
  to: string;
  label: 'check.backWhere' | 'check.backEvent' | 'check.backPasses';
}

interface ReadyVerdictProps {
  judgement: Judgement;
  back: BackLink;
  onAgain(): void;
}

/** The verdict of the check, with its reasons and advice. */
export function ReadyVerdict({ judgement: { verdict, findings }, back, onAgain }: ReadyVerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the heading, because the focused button no longer exists.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.verdict} data-verdict={verdict} aria-labelledby="check-verdict">
      <div role="status">
        <h2 id="check-verdict" ref={heading} tabIndex={-1}>
          <Text id={WORDS[verdict].title} />
        </h2>
        <p>
          <Text id={WORDS[verdict].body} />
        </p>
      </div>
      <ul>
        {findings.map((finding) => (
          <FindingLine key={finding.part} part={finding.part} finding={finding} />
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton to={back.to}>
          <Text id={back.label} />
        </LinkButton>
        <Button look="secondary" onClick={onAgain}>
          <Text id="check.again" />
        </Button>
      </div>
    </section>
  );
}
