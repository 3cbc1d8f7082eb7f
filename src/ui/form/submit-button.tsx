import type { ReactNode } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { Button } from '../button/button';

interface SubmitButtonProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  look?: 'primary' | 'danger';
  wide?: boolean;
  children: ReactNode;
}

/** Submits the form. The button is busy while the submit is running. */
export function SubmitButton<In extends FieldValues, Out>({
  control,
  look = 'primary',
  wide = true,
  children,
}: SubmitButtonProps<In, Out>) {
  const { isSubmitting } = useFormState({ control });
  return (
    <Button type="submit" size="large" look={look} wide={wide} busy={isSubmitting}>
      {children}
    </Button>
  );
}
