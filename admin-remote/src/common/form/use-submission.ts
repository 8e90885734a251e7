import type { CallOptions } from '@storefront/shared/api';
import { notify } from '@storefront/shared/toast';
import { useRef, useState } from 'react';
import { type FieldErrors, formFailure } from './form-failure';

export interface SubmissionOptions {
  /** Progress, success and failure messages (§8). */
  readonly loading: string;
  readonly success: string;
  readonly failure: string;
  /** Called with the fields that the server refused. */
  readonly onRefused?: (fields: FieldErrors) => void;
  /** Called with the error. Returns true if it shows the reason itself, as a conflict does (C165). */
  readonly onError?: (error: unknown) => boolean;
}

/** State of a submission. */
export interface Submission {
  /** Share of the upload that is sent, 0 to 1; null when no upload runs. */
  readonly share: number | null;
  /** Why the server refused the form; null if it did not. */
  readonly reason: string | null;
  readonly abort: () => void;
}

/** Sends one call at a time, with progress and messages. Keeps the reason of a failure. */
export function useSubmission({ loading, success, failure, onRefused, onError }: SubmissionOptions) {
  const running = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [reason, setReason] = useState<string | null>(null);

  /** @returns true if the call succeeded. */
  async function submit(work: (options: CallOptions) => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    const own = new AbortController();
    running.current = own;
    setReason(null);
    setShare(0);
    const isDone = await notify.during(
      work({ signal: own.signal, onUploadProgress: setShare }).then(() => true),
      {
        loading,
        success,
        failure: (error) => {
          if (own.signal.aborted) return null;
          if (onError?.(error)) return failure;
          const { reason: why, fields } = formFailure(error);
          setReason(why);
          onRefused?.(fields);
          return failure;
        },
      },
    );
    running.current = null;
    setShare(null);
    return isDone === true;
  }

  const submission: Submission = { share, reason, abort: () => running.current?.abort() };
  return { submit, submission };
}
