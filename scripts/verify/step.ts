/** One command of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where it runs, if not at the root. */
  readonly folder?: string;
  /** Environment variables on top of those of all steps. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of steps that come first; this one runs whether they pass or not, so that one run shows every problem. */
  readonly after?: readonly string[];
  /** For steps that divide their work among all processors by themselves: only a step of low priority runs beside it. */
  readonly isAlone?: boolean;
  /** Runs beside all others, one such step at a time, in the time of the processors that they leave. */
  readonly isLowPriority?: boolean;
  /** Where vitest leaves its JSON report, for steps that run tests. */
  readonly report?: string;
}

/** What became of a step. */
export interface StepResult {
  readonly step: Step;
  readonly isPassed: boolean;
  readonly output: string;
  readonly seconds: number;
}
