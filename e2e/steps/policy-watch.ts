import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportViolation(text: string): void;
  }
}

const POLICY_MESSAGE =
  /Content.Security.Policy|permissions.policy|requires 'Trusted|Trusted(HTML|Script)|X-Frame-Options/i;

/** Records every breach of the content policy on the site's pages. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      window.reportViolation(
        `${effectiveDirective}: ${blockedURI} ${sample} (${location.pathname}, ${sourceFile}:${lineNumber})`,
      );
    });
  });
  context.on('console', (message) => {
    if (POLICY_MESSAGE.test(message.text())) violations.push(message.text());
  });
  return violations;
}
