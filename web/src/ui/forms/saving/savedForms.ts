/** A field that has an error. */
export interface BadField {
  /** Identifies the fields of a page. */
  readonly key: string;
  readonly label: string;
  readonly focus: () => void;
}

/** A form that is saved by the bar of its page. */
export interface SavedForm {
  readonly title: string;
  readonly isDirty: boolean;
  readonly badFields: readonly BadField[];
  /** Resolves to whether it succeeded. */
  readonly submit: () => Promise<boolean>;
  readonly discard: () => void;
  /** Whether something is unsaved at this moment, such as what was typed while it was saved. */
  readonly hasChanges: () => boolean;
}

/** The forms of a page as they are now. */
interface SavedFormsState {
  /** In the order in which they came. */
  readonly forms: readonly SavedForm[];
  readonly isSaving: boolean;
  /** How often all changes were saved or discarded. */
  readonly settled: number;
}

/** The forms of a page, which are saved together. */
export interface SavedForms {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => SavedFormsState;
  /** Adds or replaces a form; null removes it. */
  readonly put: (id: string, form: SavedForm | null) => void;
  /**
   * Saves the changed forms one after the other, since several may change one thing. Those that are refused stay
   * changed, with their errors.
   */
  readonly save: () => Promise<void>;
  readonly discard: () => void;
}

interface Options {
  /** Called after all changes were saved, and none came since. */
  readonly onSaved: () => void;
  /** Called after a save that at least one form refused. */
  readonly onRefused: () => void;
}

/** The forms of a page, of which there are none yet. */
export function createSavedForms({ onSaved, onRefused }: Options): SavedForms {
  const byId = new Map<string, SavedForm>();
  const listeners = new Set<() => void>();
  let state: SavedFormsState = { forms: [], isSaving: false, settled: 0 };
  const change = (changes: Partial<SavedFormsState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    put: (id, form) => {
      if (form === null) byId.delete(id);
      else byId.set(id, form);
      change({ forms: [...byId.values()] });
    },
    save: async () => {
      const forms = [...byId].filter(([, { isDirty }]) => isDirty);
      if (state.isSaving || forms.length === 0) return;
      change({ isSaving: true });
      let isSaved = true;
      for (const [id, form] of forms) {
        // What was typed while it waited counts, too; a form that has gone is saved as it was.
        const { submit } = byId.get(id) ?? form;
        isSaved = (await submit()) && isSaved;
      }
      const isWhole = isSaved && ![...byId.values()].some(({ hasChanges }) => hasChanges());
      change({ isSaving: false, settled: state.settled + (isWhole ? 1 : 0) });
      if (isWhole) onSaved();
      else if (!isSaved) onRefused();
    },
    discard: () => {
      for (const { isDirty, discard } of state.forms) if (isDirty) discard();
      change({ settled: state.settled + 1 });
    },
  };
}
