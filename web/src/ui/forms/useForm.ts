import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  errorOf,
  parseForm,
  serverFormErrors,
  type FormErrors,
  type FormSchema,
  type ServerError,
} from './formErrors.ts';
import { userMessage } from '../feedback/userMessage.ts';
import { useDelayedErrors } from './useDelayedErrors.ts';

/** What `form.field(name)` gives a field component. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
}

export interface FormState<Values extends object> {
  values: Values;
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Spread it into a field. */
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** The error at a path into a nested value, such as `lines.0.wage`, or below it. */
  errorAt: (path: string) => string | undefined;
  /** The error that belongs to no field: a refusal of the server, or a failed request. */
  formError: string | undefined;
  isSubmitting: boolean;
  /** Whether a value differs from the initial values or from those of the last reset. */
  isDirty: boolean;
  /** The same at this moment, which may not be rendered yet. */
  hasChanges: () => boolean;
  /**
   * Validates, then calls `onSubmit`. Shows all errors and focuses the first invalid field. Ignored while a submit is
   * pending.
   *
   * @returns whether it succeeded
   */
  submit: () => Promise<boolean>;
  /** Starts over with `values`, by default the initial values. */
  reset: (values?: Values) => void;
  /**
   * Starts over with what the last submit sent, or with `stored` where the server keeps it in another form. A field
   * that has changed since keeps its value, and is unsaved.
   */
  saved: (stored?: Values) => void;
  /** Shows server errors that did not come from `onSubmit`. */
  showServerErrors: (errors: readonly ServerError[]) => void;
  formRef: RefObject<HTMLFormElement | null>;
}

interface Options<Values extends object, Output> {
  schema: FormSchema<Values, Output>;
  initialValues: Values;
  /**
   * Sends the parsed values. The errors it resolves to are shown at their fields, or as the form's error; if it
   * rejects, the form's error says that the request failed.
   */
  onSubmit: (output: Output) => Promise<readonly ServerError[] | void>;
  /** Called after `onSubmit` resolved without errors. */
  onSuccess?: (output: Output) => void;
}

/**
 * The state of a form. It validates on the first submit, and on every change after that. An error appears 500 ms after
 * the change that caused it (immediately on submit) and disappears as soon as it is fixed. A server error stays at its
 * field until the field changes.
 */
export function useForm<Values extends object, Output>({
  schema,
  initialValues,
  onSubmit,
  onSuccess,
}: Options<Values, Output>): FormState<Values> {
  const [savedValues, setSavedValues] = useState(initialValues);
  const [values, setValues] = useState(initialValues);
  // A second change, or a submit, may come before the first change is rendered.
  const latestValues = useRef(initialValues);
  const latestSaved = useRef(initialValues);
  const sentValues = useRef(initialValues);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [serverErrors, setServerErrors] = useState<FormErrors>({});
  const [focusRequest, setFocusRequest] = useState(0);
  const { shown, showNow, follow } = useDelayedErrors();
  const formRef = useRef<HTMLFormElement>(null);
  const isPending = useRef(false);

  useEffect(() => {
    if (focusRequest === 0) return;
    const bad = firstBadControl(formRef.current);
    if (bad) bad.focus();
    // The form's error is shown at the top, and the submit button may be far below.
    else formRef.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [focusRequest]);

  const showServerErrors = (errors: readonly ServerError[]) => {
    setServerErrors(serverFormErrors(errors, Object.keys(values)));
    if (errors.length > 0) setFocusRequest((count) => count + 1);
  };

  const changeValues = (next: Values) => {
    latestValues.current = next;
    setValues(next);
  };

  const setValue: FormState<Values>['setValue'] = (name, value) => {
    const next = { ...latestValues.current, [name]: value };
    changeValues(next);
    setServerErrors((errors) => withoutField(errors, name));
    if (!hasSubmitted) return;
    const result = parseForm(schema, next);
    follow(name, 'errors' in result ? result.errors : {});
  };

  const submit = async () => {
    // A second Enter may come before the pending state is rendered.
    if (isPending.current) return false;
    setHasSubmitted(true);
    setServerErrors({});
    const result = parseForm(schema, latestValues.current);
    if ('errors' in result) {
      showNow(result.errors);
      setFocusRequest((count) => count + 1);
      return false;
    }
    showNow({});
    sentValues.current = latestValues.current;
    isPending.current = true;
    setIsSubmitting(true);
    try {
      const errors = (await onSubmit(result.output)) ?? [];
      showServerErrors(errors);
      if (errors.length > 0) return false;
      onSuccess?.(result.output);
      return true;
    } catch (error) {
      showServerErrors([{ message: userMessage(error) }]);
      return false;
    } finally {
      isPending.current = false;
      setIsSubmitting(false);
    }
  };

  const startFrom = (nextSaved: Values, next: Values) => {
    latestSaved.current = nextSaved;
    setSavedValues(nextSaved);
    changeValues(next);
    setHasSubmitted(false);
    setServerErrors({});
    showNow({});
  };

  const errorAt = (path: string) => errorOf(serverErrors, path) ?? errorOf(shown, path);

  return {
    values,
    setValue,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValue(name, value),
      errorMessage: errorAt(name),
    }),
    errorAt,
    formError: serverErrors[''] ?? shown[''],
    isSubmitting,
    isDirty: changedNames(values, savedValues).length > 0,
    hasChanges: () => changedNames(latestValues.current, latestSaved.current).length > 0,
    submit,
    reset: (next = savedValues) => startFrom(next, next),
    saved: (stored = sentValues.current) => {
      const next = { ...stored };
      for (const name of changedNames(latestValues.current, sentValues.current))
        next[name] = latestValues.current[name];
      startFrom(stored, next);
    },
    showServerErrors,
    formRef,
  };
}

function firstBadControl(form: HTMLFormElement | null): HTMLElement | null {
  const bad = '[aria-invalid="true"]:not(fieldset), fieldset[data-invalid] input:enabled';
  return form?.querySelector<HTMLElement>(bad) ?? null;
}

function withoutField(errors: FormErrors, name: string): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  );
}

function changedNames<Values extends object>(values: Values, before: Values): (keyof Values)[] {
  return (Object.keys(values) as (keyof Values)[]).filter((name) => !isSame(values[name], before[name]));
}

/** Compares arrays by their entries. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}
