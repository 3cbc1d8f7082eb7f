/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a field is filled in.
 */
export type FormFieldType = typeof FormFieldType[keyof typeof FormFieldType];


export const FormFieldType = {
  text: 'text',
  textarea: 'textarea',
  email: 'email',
  phone: 'phone',
  number: 'number',
  date: 'date',
  select: 'select',
  checkbox: 'checkbox',
} as const;
