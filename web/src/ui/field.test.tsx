import { screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { Field } from './field.tsx';

const EMPTY = { name: '', email: '' };
const schema = object({
  name: string().required('Required'),
  email: string().required('Required').email('Invalid email address'),
});

/** Does `act` as soon as React has come to rest after its first drawing, before anything it put off. */
function Once({ act }: { act: () => void }) {
  useEffect(() => queueMicrotask(act), [act]);
  return null;
}

const form = (act: () => void) => (
  <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={vi.fn()}>
    <Form>
      <Field name="name" label="Name" />
      <Field name="email" label="Email" />
      <Once act={act} />
    </Form>
  </Formik>
);

let root: Root | undefined;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('judges what was typed into the server’s HTML as it is, in the very moment the form comes alive', async () => {
  document.body.innerHTML = renderToString(form(() => undefined));
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  email.focus();
  email.value = 'orlaith';
  startTransition(() => {
    root = hydrateRoot(
      document.body,
      form(() => email.blur()),
    );
  });
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
  expect(screen.queryByText('Required')).toBeNull();
  expect(email.value).toBe('orlaith');
});
