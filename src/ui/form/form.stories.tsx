import type { StoryObj } from '@storybook/react-vite';
import { used } from '@storybook-site/story-help/pieces';
import { expect, userEvent, within } from 'storybook/test';
import * as zod from 'zod/mini';
import { Text } from '../../i18n/text';
import { problem } from '../../lib/validation/problem';
import { Form } from './form';
import { FormCheckbox } from './form-checkbox';
import { FormPassword } from './form-password';
import { FormText } from './form-text';
import { SubmitButton } from './submit-button';
import { useCheckedForm } from './use-checked-form';

export default {
  title: 'Pieces/Form',
  tags: ['autodocs'],
  ...used(
    'Fields with one submit button. Each field is checked when it is left; an error of the server is shown at its field or above the first one, and nothing typed is lost. Filters, which act at once, are no form.',
  ),
};

const SCHEMA = zod.object({
  login: zod.string().check(zod.refine((value) => value.includes('@'), { error: problem('field.email') })),
  password: zod.string().check(zod.minLength(1, problem('field.required'))),
  stay: zod.boolean(),
});

function LogIn({ answer }: { answer(): Promise<void> }) {
  const form = useCheckedForm(SCHEMA, { login: '', password: '', stay: true });
  return (
    <div style={{ maxWidth: 420 }}>
      <Form
        form={form}
        onSubmit={answer}
        toRefusal={() => ({ fields: { login: 'field.email' }, form: 'error.difficulties' })}
      >
        <FormText form={form} name="login" label={<Text id="auth.email" />} type="email" />
        <FormPassword
          form={form}
          name="password"
          label={<Text id="auth.password" />}
          autoComplete="current-password"
        />
        <FormCheckbox form={form} name="stay" label={<Text id="buy.saveCard" />} />
        <SubmitButton control={form.control}>
          <Text id="nav.login" />
        </SubmitButton>
      </Form>
    </div>
  );
}

const never = () => new Promise<void>(() => {});
const refused = () => Promise.reject(new Error('refused'));

async function fillIn(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(page.getByRole('textbox'), 'fan@grandstand.test');
  await userEvent.type(page.getByLabelText(/password/i, { selector: 'input' }), 'goal-line-1');
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  return page;
}

export const Empty: StoryObj = { render: () => <LogIn answer={never} /> };

/** All invalid fields are marked at once, and their number is shown above them. */
export const SentEmpty: StoryObj = {
  render: () => <LogIn answer={never} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    await expect(await page.findByText('Please check the 2 fields marked in red.')).toBeVisible();
    await expect(page.getByRole('textbox')).toBeInvalid();
  },
};

export const Sending: StoryObj = {
  render: () => <LogIn answer={never} />,
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement);
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const RefusedByTheServer: StoryObj = {
  render: () => <LogIn answer={refused} />,
  play: async ({ canvasElement }) => {
    const page = await fillIn(canvasElement);
    await expect(await page.findByText('A valid email address is required')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('fan@grandstand.test');
  },
};
