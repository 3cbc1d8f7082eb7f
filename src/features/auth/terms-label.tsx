import type { ReactNode } from 'react';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';

/** What is accepted can be read without losing what was typed. */
export function TermsLabel() {
  const leadTo = (path: string) => (parts: ReactNode[]) => (
    <a href={path} target="_blank" rel="noopener">
      {parts}
    </a>
  );
  return (
    <Text
      id="auth.acceptTerms"
      values={{ terms: leadTo(paths.termsConditions), privacy: leadTo(paths.privacyPolicy) }}
    />
  );
}
