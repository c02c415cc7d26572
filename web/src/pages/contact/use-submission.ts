import { CONSENT_VERSION } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/client.ts';
import { newIdempotencyKey } from '../../api/idempotency-key.ts';
import { pageTextQuery } from '../../api/page-texts.ts';
import type { PublicForm } from '../../api/public-form.ts';

const neverChanges = () => () => undefined;

type Send<Details, Reply> = (form: PublicForm<Details>, idempotencyKey: string) => Promise<Reply>;

/**
 * Sends a public form with all that goes beside the typed words; `trap` is for the field people do not see.
 * While no answer came, the same words go out again as the very same request: the server may have them,
 * and must not store them twice.
 */
export function useSubmission<Details extends object>() {
  const { data: version } = useQuery(pageTextQuery('privacy.version'));
  const trap = useRef<HTMLInputElement>(null);
  const openedAt = useRef(0);
  const [isServersHtml] = useState(
    useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    ),
  );
  const unanswered = useRef<{ form: PublicForm<Details>; key: string } | null>(null);

  // The server's HTML could be typed into from the start of the document, which the clock counts from:
  // who was done before the script came is no machine.
  useEffect(() => {
    if (!isServersHtml) openedAt.current = performance.now();
  }, [isServersHtml]);

  const submit = async <Reply>(details: Details, send: Send<Details, Reply>): Promise<Reply> => {
    const before = unanswered.current;
    unanswered.current = null;
    const isRepeated = JSON.stringify(before?.form.your_details) === JSON.stringify(details);
    const { form, key } =
      before && isRepeated
        ? before
        : {
            key: newIdempotencyKey(),
            form: {
              your_details: details,
              form_check: {
                website: trap.current?.value ?? '',
                filled_in_ms: Math.round(performance.now() - openedAt.current),
              },
              consent_version: version?.number ?? CONSENT_VERSION,
            },
          };
    try {
      return await send(form, key);
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) unanswered.current = { form, key };
      throw error;
    }
  };

  return { submit, trap };
}
