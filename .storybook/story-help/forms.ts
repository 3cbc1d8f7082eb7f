import { seesText } from './expectations';
import type { Sight } from './sees';

/** Finds a field by its label, with or without the word "optional". */
export const fieldOf = ({ page }: Sight, label: string): Promise<HTMLInputElement> =>
  page.findByLabelText(new RegExp(`^${label}(optional)?$`), { selector: 'input' });

export async function fill(sight: Sight, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await fieldOf(sight, label);
    await sight.user.clear(field);
    await sight.user.type(field, value);
  }
}

export async function press({ page, user }: Sight, name: string | RegExp): Promise<void> {
  await user.click(await page.findByRole('button', { name }));
}

/** Expects a field to be invalid and described by the reason. */
export const seesFieldError =
  (label: string, text: string) =>
  async (sight: Sight): Promise<void> => {
    const { expect } = sight;
    await seesText(text)(sight);
    const field = await fieldOf(sight, label);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
  };
