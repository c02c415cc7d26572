import { useFormikContext } from 'formik';
import { useEffect, type RefObject } from 'react';

interface FirstErrorFocusProps {
  form: RefObject<HTMLFormElement | null>;
  isCovered: boolean;
}

/** After a refused attempt, and once the popup that told of it is closed, goes to what to mend. */
export function FirstErrorFocus({ form, isCovered }: FirstErrorFocusProps) {
  const { submitCount, isSubmitting } = useFormikContext();
  const isDone = submitCount > 0 && !isSubmitting && !isCovered;
  useEffect(() => {
    if (!isDone) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of radio buttons takes no focus itself.
    const control = first?.matches('fieldset')
      ? first.querySelector<HTMLElement>('input:not(:disabled)')
      : first;
    control?.focus();
  }, [form, isDone, submitCount]);
  return null;
}
