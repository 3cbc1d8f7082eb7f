import { seesText } from './expectations';
import type { PlayContext } from './sees';

/** Finds a field by its label, with or without the word "optional". */
export const fieldOf = ({ page }: PlayContext, label: string): Promise<HTMLInputElement> =>
  page.findByLabelText(new RegExp(`^${label}(optional)?$`), { selector: 'input' });

export async function fill(context: PlayContext, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await fieldOf(context, label);
    await context.user.clear(field);
    await context.user.type(field, value);
  }
}

export async function press({ page, user }: PlayContext, name: string | RegExp): Promise<void> {
  await user.click(await page.findByRole('button', { name }));
}

/** Expects a field to be invalid and described by the reason. */
export const seesFieldError =
  (label: string, text: string) =>
  async (context: PlayContext): Promise<void> => {
    const { expect } = context;
    await seesText(text)(context);
    const field = await fieldOf(context, label);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
  };
