import type { FormField } from '@generated/model';
import type { FormValues } from './custom-form-rules';

interface Words {
  yes: string;
  labelled(label: string, value: string): string;
}

/** The values of a form as lines of an e-mail, each with its label. Empty values are left out. */
export function answerLines(
  fields: readonly FormField[],
  values: FormValues,
  { yes, labelled }: Words,
): string {
  return fields
    .flatMap(({ name, label, type, options }) => {
      const value = values[name];
      if (value === undefined || value === '' || value === false) return [];
      const answer =
        value === true ? yes : (options.find((option) => option.value === value)?.label ?? value);
      return [type === 'textarea' ? `${labelled(label, '').trimEnd()}\n${answer}` : labelled(label, answer)];
    })
    .join('\n\n');
}
