import type { FormField } from '@generated/model';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { TextareaField } from '../../ui/form/textarea-field';
import { useFormField } from '../../ui/form/use-form-field';
import type { FormValues } from './custom-form-rules';

const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
} as const;

interface CustomFormFieldProps {
  form: UseFormReturn<FormValues, unknown, FormValues>;
  field: FormField;
}

/** A field of a channel's custom form. Its type decides which control is rendered. */
export function CustomFormField({ form, field }: CustomFormFieldProps) {
  const { name, label, type, required, options, placeholder } = field;
  const registered = useFormField({ form, name });
  if (type === 'checkbox') return <CheckboxField label={label} {...registered} />;
  const shared = { label, optional: !required, placeholder: placeholder ?? undefined, ...registered };
  if (type === 'textarea') return <TextareaField {...shared} />;
  if (type === 'select') {
    const { placeholder: _none, ...rest } = shared;
    return <SelectField {...rest} options={options} />;
  }
  return <TextField {...shared} {...INPUTS[type]} />;
}
