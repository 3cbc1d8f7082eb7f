import type { FormField } from '@generated/model';
import type { FormValues } from './custom-form-rules';

interface Mail {
  to: string;
  subject: string;
  fields: readonly FormField[];
  values: FormValues;
  yes: string;
}

/** The answers as lines of a letter: what the viewer read, then what they wrote. Nothing for the unanswered. */
export function answerLines({ fields, values, yes }: Pick<Mail, 'fields' | 'values' | 'yes'>): string {
  return fields
    .flatMap(({ name, label, type, options }) => {
      const value = values[name];
      if (value === undefined || value === '' || value === false) return [];
      const answer =
        value === true ? yes : (options.find((option) => option.value === value)?.label ?? value);
      return [type === 'textarea' ? `${label}:\n${answer}` : `${label}: ${answer}`];
    })
    .join('\n\n');
}

/** A letter in the viewer's own mail program, for a form that the channel sends nowhere else. */
export function mailLink({ to, subject, ...answers }: Mail): string {
  const body = answerLines(answers).replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
