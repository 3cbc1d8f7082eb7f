import { userEvent, waitFor } from 'storybook/test';
import type { PlayContext } from './sees';

export const ALL_ACCESS = '/buy?type=package&package_id=30';
export const FAN = 'fan@grandstand.test';
export const MEMBER = 'member@grandstand.test';

/** Returns the document of the frame in which the payment provider's stand-in shows its card fields. */
async function findCardFields(): Promise<Document> {
  for (let tries = 0; tries < 400; tries += 1) {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Card"]');
    const inner = frame?.contentDocument;
    if (inner?.querySelector('[autocomplete="cc-csc"]')) return inner;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the card form did not open');
}

async function enterCard(number: string): Promise<void> {
  const fields = await findCardFields();
  const user = userEvent.setup({ document: fields, delay: null });
  for (const [field, value] of [
    ['cc-number', number],
    ['cc-exp', '1230'],
    ['cc-csc', '123'],
  ] as const) {
    const input = fields.querySelector<HTMLInputElement>(`[autocomplete="${field}"]`);
    if (input) await user.type(input, value);
  }
}

/** Ticks every checkbox except the one that saves the card. */
async function agree({ page, user }: PlayContext): Promise<void> {
  for (const box of await page.findAllByRole('checkbox')) {
    const label = (box as HTMLInputElement).labels?.[0]?.textContent;
    if (label !== 'Save this card for next time') await user.click(box);
  }
}

/** Fills in the checkout and presses its button. Without `card` it pays with the saved card. */
export async function pay(context: PlayContext, card?: string): Promise<void> {
  if (card) await enterCard(card);
  await agree(context);
  await context.user.click(await context.page.findByRole('button', { name: /^Pay |^Start |^Get / }));
}

/** Presses a button on the bank's page, which is in a frame too. */
export async function pressBankButton(button: 'Complete' | 'Fail'): Promise<void> {
  await waitFor(
    () => {
      const frame = document.querySelector<HTMLIFrameElement>('dialog[open] iframe');
      const buttons = frame?.contentDocument?.querySelectorAll('button') ?? [];
      const found = [...buttons].find(({ textContent }) => textContent === button);
      if (!found) throw new Error('the bank’s page did not open');
      found.click();
    },
    { timeout: 40_000 },
  );
}
