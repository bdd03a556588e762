import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  errorOf,
  parseForm,
  serverFormErrors,
  type FormErrors,
  type FormSchema,
  type ServerError,
} from './formErrors.ts';
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
  /** What is wrong at a path into a value with parts, such as `lines.0.wage`, or below it. */
  errorAt: (path: string) => string | undefined;
  /** What is wrong with no field in particular. */
  formError: string | undefined;
  isSubmitting: boolean;
  /** Whether a value differs from what the form began with or was last reset to. */
  isDirty: boolean;
  /** Validates, shows all errors and focuses the first bad field, or hands the parsed values to `onSubmit`. */
  submit: () => Promise<void>;
  /** Begins anew with `values`, by default with those it began with. */
  reset: (values?: Values) => void;
  /** Shows refusals that did not come from `onSubmit`. */
  showServerErrors: (errors: readonly ServerError[]) => void;
  formRef: RefObject<HTMLFormElement | null>;
}

interface Options<Values extends object, Output> {
  schema: FormSchema<Values, Output>;
  initialValues: Values;
  /** Gets what the schema made of the values. What it answers is shown at the fields; what it throws is thrown on. */
  onSubmit: (output: Output) => Promise<readonly ServerError[] | void>;
}

/**
 * The state of a form. It validates on the first submit, from then on with each change. An error appears 500 ms after
 * the change that caused it (at once on submit) and disappears at once when mended. The server's refusals stand at
 * their field until it changes.
 */
export function useForm<Values extends object, Output>({
  schema,
  initialValues,
  onSubmit,
}: Options<Values, Output>): FormState<Values> {
  const [start, setStart] = useState(initialValues);
  const [values, setValues] = useState(initialValues);
  // Two changes, or a change and a submit, may come before the first of them is rendered.
  const latestValues = useRef(initialValues);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [serverErrors, setServerErrors] = useState<FormErrors>({});
  const [focusRequest, setFocusRequest] = useState(0);
  const { shown, showNow, follow } = useDelayedErrors();
  const formRef = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (focusRequest === 0) return;
    const bad = firstBadControl(formRef.current);
    if (bad) bad.focus();
    // What concerns all fields stands on top, and the button that was pressed may be far below.
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
    // A second Enter arrives before the state of the first is rendered.
    if (isUnderWay.current) return;
    setHasSubmitted(true);
    setServerErrors({});
    const result = parseForm(schema, latestValues.current);
    if ('errors' in result) {
      showNow(result.errors);
      setFocusRequest((count) => count + 1);
      return;
    }
    showNow({});
    isUnderWay.current = true;
    setIsSubmitting(true);
    try {
      showServerErrors((await onSubmit(result.output)) ?? []);
    } finally {
      isUnderWay.current = false;
      setIsSubmitting(false);
    }
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
    isDirty: (Object.keys(values) as (keyof Values)[]).some((name) => !isSame(values[name], start[name])),
    submit,
    reset: (next = start) => {
      setStart(next);
      changeValues(next);
      setHasSubmitted(false);
      setServerErrors({});
      showNow({});
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

/** Lists of choices are the same when their entries are. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}
