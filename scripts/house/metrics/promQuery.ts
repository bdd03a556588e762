/** What a part of a PromQL expression reads. */
export interface PromPart {
  /** Each metric with the labels that something demands of it. */
  readonly metrics: readonly { readonly name: string; readonly labels: readonly string[] }[];
  /** The labels of the result; null for those that its metrics have. */
  readonly labels: readonly string[] | null;
}

const token =
  /\s*(?:(?<word>[a-zA-Z_:][\w:]*)|(?<number>\d[\w.]*)|(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<sign>[=!<>]=|[=!]~|[-+*/%^<>={}()[\],:@]))/gy;

const grouping = ['by', 'without'];
const matching = ['on', 'ignoring', 'group_left', 'group_right'];
const between = ['and', 'or', 'unless', 'bool', 'offset', 'atan2'];

function tokensOf(expression: string): string[] {
  const found = [...expression.matchAll(token)];
  const last = found.at(-1);
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
  if (expression.slice(end).trim() !== '') throw new Error(`Cannot be read: ${expression}`);
  return found.map(([all]) => all.trim());
}

const isWord = (text: string | undefined) => text !== undefined && /^[a-zA-Z_:]/.test(text);

/** Several parts beside each other, such as the sides of a division. */
function joined(parts: readonly PromPart[]): PromPart {
  const metrics = parts.flatMap((part) => part.metrics);
  return { metrics, labels: parts.find((part) => part.metrics.length > 0)?.labels ?? null };
}

function demanding({ metrics, labels }: PromPart, more: readonly string[]): PromPart {
  return {
    metrics: metrics.map((each) => ({ ...each, labels: [...new Set([...each.labels, ...more])] })),
    labels,
  };
}

/** Reads an expression as far as it names metrics and labels. @throws Error for what is no expression */
export function readPromQuery(expression: string): PromPart {
  const tokens = tokensOf(expression);
  let at = 0;
  const peek = () => tokens[at];
  const next = () => tokens[at++];
  const expect = (sign: string) => {
    const given = next();
    if (given !== sign) throw new Error(`${sign} expected, not ${given ?? 'the end'}: ${expression}`);
  };

  function namesInParentheses(): string[] {
    const names: string[] = [];
    expect('(');
    while (peek() !== ')') {
      const name = next();
      if (name === undefined) throw new Error(`No end of labels: ${expression}`);
      if (name !== ',') names.push(name);
    }
    expect(')');
    return names;
  }

  function matchers(): string[] {
    const names: string[] = [];
    if (peek() !== '{') return names;
    expect('{');
    while (peek() !== '}') {
      const name = next();
      if (!isWord(name)) throw new Error(`A label expected, not ${name ?? 'the end'}: ${expression}`);
      names.push(name ?? '');
      next();
      if (!/^["']/.test(next() ?? '')) throw new Error(`A text expected: ${expression}`);
      if (peek() === ',') next();
    }
    expect('}');
    return names;
  }

  function skipRange(): void {
    if (peek() !== '[') return;
    while (next() !== ']') if (at > tokens.length) throw new Error(`No end of a range: ${expression}`);
  }

  /** `sum by (a) (…)`, `sum(…) by (a)`, `rate(…)`. */
  function call(name: string): PromPart {
    const before = grouping.includes(peek() ?? '') ? next() : undefined;
    const namesBefore = before === undefined ? [] : namesInParentheses();
    expect('(');
    const parts = sequence(')');
    expect(')');
    const after = before === undefined && grouping.includes(peek() ?? '') ? next() : before;
    const names = before === undefined && after !== undefined ? namesInParentheses() : namesBefore;
    const inner = demanding(joined(parts), names);
    if (after === 'by') return { ...inner, labels: names };
    if (name === 'histogram_quantile') {
      return { ...demanding(inner, ['le']), labels: inner.labels?.filter((label) => label !== 'le') ?? null };
    }
    return ['sum', 'min', 'max', 'avg', 'count'].includes(name) && after === undefined
      ? { ...inner, labels: [] }
      : inner;
  }

  function operand(): PromPart | null {
    const first = next();
    if (first === undefined) throw new Error(`The end is missing: ${expression}`);
    if (first === '(') {
      const part = joined(sequence(')'));
      expect(')');
      return part;
    }
    if (!isWord(first) || between.includes(first)) return null;
    if (matching.includes(first)) return { metrics: [], labels: namesInParentheses() };
    if (peek() === '(' || grouping.includes(peek() ?? '')) return call(first);
    const labels = matchers();
    skipRange();
    return { metrics: [{ name: first, labels }], labels: null };
  }

  function sequence(end: string | undefined): PromPart[] {
    const parts: PromPart[] = [];
    while (peek() !== end) {
      const part = operand();
      if (part !== null) parts.push(part);
    }
    return parts;
  }

  return joined(sequence(undefined));
}
