import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../feedback/toast.ts';
import { useUnsavedChanges } from '../useUnsavedChanges.tsx';
import { SaveBar } from './SaveBar.tsx';
import styles from './SaveBar.module.css';
import { createSavedForms } from './savedForms.ts';
import { SavedFormsContext } from './savedFormsContext.ts';
import { useSaveKey } from './useSaveKey.ts';

/** A page whose forms are saved together, by a bar that appears when something has changed. */
export function SaveScope({ children }: { children: ReactNode }) {
  const [saved] = useState(() => createSavedForms(() => toast({ tone: 'success', title: 'Saved' })));
  const { forms, isSaving, settled } = useSyncExternalStore(saved.subscribe, saved.state);
  const page = useRef<HTMLDivElement>(null);
  const changed = forms.filter(({ isDirty }) => isDirty);
  const { prompt } = useUnsavedChanges(changed.length > 0 && !isSaving, saved.discard);
  useSaveKey(page, saved.save);

  useEffect(() => {
    // The bar went, and with it the focus of who pressed one of its buttons.
    if (settled > 0 && document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [settled]);

  return (
    <SavedFormsContext value={saved}>
      <div ref={page} tabIndex={-1} className={styles.page}>
        {children}
        {changed.length > 0 ? (
          <SaveBar
            forms={changed}
            isSaving={isSaving}
            onSaved={() => void saved.save()}
            onDiscarded={saved.discard}
          />
        ) : null}
      </div>
      {prompt}
    </SavedFormsContext>
  );
}
