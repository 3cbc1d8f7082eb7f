import type { ReactNode } from 'react';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';

/** The links to the terms open in a new tab, so that the values typed into the form are not lost. */
export function TermsLabel() {
  const linkTo = (path: string) => (parts: ReactNode[]) => (
    <a href={path} target="_blank" rel="noopener">
      {parts}
    </a>
  );
  return (
    <Text
      id="auth.acceptTerms"
      values={{ terms: linkTo(paths.termsConditions), privacy: linkTo(paths.privacyPolicy) }}
    />
  );
}
