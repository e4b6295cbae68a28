import type { ListingInput } from '@roommate/contracts';
import { dialogs } from '@roommate/shell-api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DashboardUser } from '../../layout/dashboard-user.ts';
import { readDraft, removeDraft } from './draft.ts';
import type { DraftOutcome } from './stored-draft.ts';
import { usePostDraft } from './post-draft.ts';

interface SavedDraft {
  /** The first values of the form. */
  values: ListingInput | undefined;
  /** What is known about the draft. While it is `sending`, the page asks whether it was posted. */
  outcome: DraftOutcome | undefined;
  /** Whether the person has sent the form since the page opened. */
  isSentHere: boolean;
  /** Changes when the form must start again. */
  formKey: number;
  /** Forgets the draft, which was posted, and empties the form. */
  finish: () => void;
  /** Shows what is known after the form was sent and failed. */
  fail: () => void;
  discard: () => void;
}

/**
 * Brings back the draft of an earlier visit of the page. If the page was loaded again while the draft was sent, it repeats
 * the request with the same key. If the user only left the form, it waits for the request that is under way. So the user
 * learns the outcome once, and the listing exists once.
 * @param onAcknowledged called after the user closes the dialog that says that the draft was posted
 */
export function useSavedDraft(user: DashboardUser, onAcknowledged: () => void): SavedDraft {
  const [draft, setDraft] = useState(() => readDraft(user.uid));
  const [outcome, setOutcome] = useState(draft?.outcome);
  const [isSentHere, setSentHere] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const { post, isSending } = usePostDraft(user);
  const asked = useRef(false);

  const startAgain = (): void => {
    setDraft(undefined);
    setOutcome(undefined);
    setFormKey((key) => key + 1);
  };
  const isReported = useRef(false);
  const ask = useEffectEvent((): Promise<void> | undefined => {
    if (draft?.outcome !== 'sending' || asked.current) return undefined;
    asked.current = true;
    // The form that started the request shows its outcome in a dialog, also after the user left it.
    isReported.current = isSending(draft);
    return post(draft);
  });
  const onPosted = useEffectEvent(() => {
    startAgain();
    if (!isReported.current) void reportPosted().then(onAcknowledged);
  });
  const onFailed = useEffectEvent(() => setOutcome(readDraft(user.uid)?.outcome));
  useEffect(() => {
    void ask()?.then(
      () => onPosted(),
      () => onFailed(),
    );
  }, []);

  return {
    values: draft?.values,
    outcome,
    isSentHere,
    formKey,
    finish: () => {
      if (outcome) startAgain();
    },
    fail: () => {
      const now = readDraft(user.uid)?.outcome;
      // After a plain refusal the dialog has said everything.
      setOutcome((before) => (before === undefined && now === 'refused' ? undefined : now));
      setSentHere(true);
    },
    discard: () => {
      removeDraft();
      startAgain();
    },
  };
}

const reportPosted = (): Promise<void> =>
  dialogs.alert({
    title: 'Roommate listing added successfully!',
    text: 'You left the page while your listing was being sent. It was posted once.',
    icon: 'success',
  });
