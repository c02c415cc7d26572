/** The server's `{'your_details.email': …}` as Formik has it. */
export const formErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^your_details\./, ''), message]),
  );
