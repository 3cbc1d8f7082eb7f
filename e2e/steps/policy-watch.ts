import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    tellOfViolation(text: string): void;
  }
}

const OF_POLICY =
  /Content.Security.Policy|permissions.policy|requires 'Trusted|Trusted(HTML|Script)|X-Frame-Options/i;

/** Records every breach of the content policy on the site's pages. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('tellOfViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      window.tellOfViolation(
        `${effectiveDirective}: ${blockedURI} ${sample} (${location.pathname}, ${sourceFile}:${lineNumber})`,
      );
    });
  });
  context.on('console', (message) => {
    if (OF_POLICY.test(message.text())) violations.push(message.text());
  });
  return violations;
}
