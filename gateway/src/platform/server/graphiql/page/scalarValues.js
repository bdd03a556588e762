function dateProblem(text) {
  const date = new Date(`${text}T00:00:00Z`);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime());
  return isDate && date.toISOString().startsWith(text) ? null : 'Enter a date like 2026-03-10.';
}

function instantProblem(text) {
  const isInstant = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
  return isInstant ? null : 'Enter a date and time with its offset, like 2026-03-10T17:00:00Z.';
}

function integerProblem(text) {
  const isInteger = /^-?\d+$/.test(text) && Math.abs(Number(text)) < 2 ** 31;
  return isInteger ? null : 'Enter a whole number.';
}

function idProblem(text) {
  const isId = /^\d+$/.test(text) && Number(text) > 0 && Number.isSafeInteger(Number(text));
  return isId ? null : 'Enter a whole number.';
}

const problems = {
  Int: integerProblem,
  DatabaseId: idProblem,
  Float: (text) => (Number.isFinite(Number(text)) ? null : 'Enter a number.'),
  Date: dateProblem,
  DateTime: instantProblem,
};

const values = { Int: Number, DatabaseId: Number, Float: Number, Boolean: (text) => text === 'true' };

/** The value of a scalar or an enum by the text of its field: undefined leaves an optional one out. */
export function scalarValue({ name, isRequired }, text) {
  const trimmed = text.trim();
  if (trimmed === '') return isRequired ? { problem: 'Enter a value.' } : { value: undefined };
  const problem = problems[name]?.(trimmed) ?? null;
  return problem === null ? { value: values[name]?.(trimmed) ?? text } : { problem };
}

/** The values of a list with one item in each line. */
export function lineValues({ of, isRequired }, text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return { value: isRequired ? [] : undefined };
  const items = lines.map((line) => scalarValue(of, line.trim()));
  const wrong = items.findIndex(({ problem }) => problem !== undefined);
  if (wrong >= 0) return { problem: `Line ${wrong + 1}: ${items[wrong].problem}` };
  return { value: items.map(({ value }) => value) };
}
