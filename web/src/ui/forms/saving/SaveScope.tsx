import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useScreenCommands } from '../../../platform/commands/screenCommands.ts';
import { toast } from '../../feedback/toast.ts';
import { useUnsavedChanges } from '../useUnsavedChanges.tsx';
import { SaveBar } from './SaveBar.tsx';
import styles from './SaveBar.module.css';
import { createSavedForms } from './savedForms.ts';
import { SavedFormsContext } from './savedFormsContext.ts';
import { useSaveKey } from './useSaveKey.ts';

/** A page whose forms are saved together, by a bar that appears when something has changed. */
export function SaveScope({ children }: { children: ReactNode }) {
  const [refusals, setRefusals] = useState(0);
  const [saved] = useState(() =>
    createSavedForms({
      onSaved: () => toast({ tone: 'success', title: 'Saved' }),
      onRefused: () => setRefusals((count) => count + 1),
    }),
  );
  const { forms, isSaving, settled } = useSyncExternalStore(saved.subscribe, saved.state);
  const page = useRef<HTMLDivElement>(null);
  const changed = forms.filter(({ isDirty }) => isDirty);
  useScreenCommands(
    changed.length === 0 || isSaving
      ? []
      : [
          { id: 'save', label: 'Save changes', onAction: () => void saved.save() },
          { id: 'discard', label: 'Discard changes', onAction: saved.discard },
        ],
  );
  const { prompt } = useUnsavedChanges(changed.length > 0 && !isSaving, saved.discard);
  useSaveKey(page, forms.length > 0 ? saved.save : null);

  useEffect(() => {
    // The bar went, and with it the focus of who pressed one of its buttons.
    if (settled > 0 && document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [settled]);

  useEffect(() => {
    if (refusals === 0) return;
    // Each refused form has focused its own first error, the last form last.
    const first = saved.state().forms.find(({ isDirty, badFields }) => isDirty && badFields.length > 0);
    first?.badFields[0]?.focus();
  }, [refusals, saved]);

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
