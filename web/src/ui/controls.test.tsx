import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { LensLines } from './lens-lines.tsx';

it('keeps a busy button in place and deaf', async () => {
  const handleClick = vi.fn();
  render(
    <Button isBusy busyLabel="Sending…" onClick={handleClick}>
      Send it
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Sending…/ });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(handleClick).not.toHaveBeenCalled();
});

it('ties a field’s error to its control once it was left', async () => {
  render(
    <Formik
      initialValues={{ name: '' }}
      validate={({ name }) => (name ? {} : { name: 'Required' })}
      onSubmit={() => undefined}
    >
      <Form>
        <Field name="name" label="Name" />
      </Form>
    </Formik>,
  );
  const input = screen.getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(input);
  await userEvent.tab();
  const error = await screen.findByText('Required');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe(error.id);
});

it('reads out a drawn heading once', () => {
  render(
    <h2>
      <LensLines text="and made some great work" />
    </h2>,
  );
  expect(screen.getByRole('heading', { name: 'and made some great work' })).toBeTruthy();
});

it('sets a text it has no drawing for plainly', () => {
  render(
    <h2>
      <LensLines text="Something an editor typed" />
    </h2>,
  );
  expect(screen.getByRole('heading', { name: 'Something an editor typed' })).toBeTruthy();
});
