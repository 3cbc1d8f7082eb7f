import type { StoryObj } from '@storybook/react-vite';
import { inEachState, used } from '@storybook-site/story-help/pieces';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../../i18n/text';
import { Notice } from '../feedback/notice';
import { CheckboxField } from './checkbox-field';
import { FieldPair } from './field-pair';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

export default {
  title: 'Pieces/Form fields',
  tags: ['autodocs'],
  ...used(
    'A labelled input with its hint and error. Use these in forms with a submit button; filters, which act at once, use the pieces of Choices.',
  ),
};

const COUNTRIES = ['Canada', 'France', 'United States'].map((label) => ({ value: label, label }));
const column = { display: 'grid', gap: 24, maxWidth: 420 } as const;

export const Empty: StoryObj = {
  render: () => (
    <div style={column}>
      <TextField label={<Text id="pages.email" />} name="email" />
      <TextField label={<Text id="pages.phone" />} name="phone" optional />
    </div>
  ),
};

export const InEachState: StoryObj = inEachState(
  <div style={column}>
    <TextField label={<Text id="pages.email" />} defaultValue="fan@grandstand.test" />
    <SelectField label={<Text id="browse.state" />} options={COUNTRIES} />
    <CheckboxField label={<Text id="buy.saveCard" />} defaultChecked />
  </div>,
);

export const Filled: StoryObj = {
  render: () => (
    <TextField label={<Text id="pages.email" />} name="email" defaultValue="fan@grandstand.test" />
  ),
};

export const WithError: StoryObj = {
  render: () => (
    <TextField label={<Text id="pages.email" />} name="email" defaultValue="fan@" error="field.email" />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { description: 'A valid email address is required' }),
    ).toBeInvalid();
  },
};

export const Disabled: StoryObj = {
  render: () => (
    <TextField label={<Text id="pages.email" />} name="email" defaultValue="fan@grandstand.test" disabled />
  ),
};

export const PasswordShown: StoryObj = {
  render: () => (
    <PasswordField
      label={<Text id="auth.password" />}
      autoComplete="current-password"
      defaultValue="goal-line-1"
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await expect(page.getByLabelText(/password/i, { selector: 'input' })).toHaveAttribute('type', 'text');
  },
};

export const OtherKinds: StoryObj = {
  render: () => (
    <div style={column}>
      <FieldPair>
        <TextField label={<Text id="auth.firstName" />} name="first" />
        <TextField label={<Text id="auth.lastName" />} name="last" error="field.required" />
      </FieldPair>
      <SelectField label={<Text id="browse.state" />} name="state" options={COUNTRIES} />
      <TextareaField label={<Text id="pages.phone" />} name="message" hint={<Text id="rows.emptyBody" />} />
    </div>
  ),
};

export const Box: StoryObj = {
  render: () => (
    <div style={column}>
      <CheckboxField label={<Text id="buy.saveCard" />} />
      <CheckboxField label={<Text id="buy.saveCard" />} defaultChecked />
      <CheckboxField label={<Text id="buy.saveCard" />} error="field.required" />
    </div>
  ),
};

export const Notices: StoryObj = {
  render: () => (
    <div style={column}>
      <Notice type="error">
        <Text id="error.difficulties" />
      </Notice>
      <Notice type="success">
        <Text id="buy.promoApplied" values={{ code: 'TENOFF' }} />
      </Notice>
      <Notice type="info">
        <Text id="buy.teamNotSelected" />
      </Notice>
    </div>
  ),
};
