import { useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from './postingDraft.ts';
import type { PostingValues } from './postingValues.ts';

/** Milliseconds without a change after which the draft is kept. */
const saveDelay = 400;

interface Options {
  locationId: number;
  userId: number;
  /** The form as it began. */
  start: PostingValues;
  values: PostingValues;
  isDirty: boolean;
}

/** Keeps the form in this browser while it is filled in, and offers what an earlier visit left. */
export function useDraft({ locationId, userId, start, values, isDirty }: Options) {
  const [offer, setOffer] = useState(() => readDraft(locationId, userId, start));

  // A save may still wait while the posting goes through.
  const isRemoved = useRef(false);

  useEffect(() => {
    isRemoved.current = false;
    if (!isDirty) return undefined;
    const save = () => {
      if (!isRemoved.current) saveDraft(locationId, userId, values);
    };
    const timer = setTimeout(save, saveDelay);
    // A reload does not wait for the timer.
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [locationId, userId, values, isDirty]);

  return {
    /** What an earlier visit left; null once it is decided upon. */
    offer,
    decide: () => setOffer(null),
    /** Deletes it permanently. */
    remove: () => {
      setOffer(null);
      isRemoved.current = true;
      removeDraft(locationId, userId);
    },
  };
}
