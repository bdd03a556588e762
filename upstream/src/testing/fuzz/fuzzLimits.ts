import fc from 'fast-check';

const { FUZZ_SEED = '20260302', FUZZ_RUNS: inputs, FUZZ_MINUTES: minutes } = process.env;

/** Time for a slow last input, and for shrinking an input that failed. */
const margin = 60_000;

/** How many inputs each test of a fuzzer gets. */
export interface FuzzLimits {
  /** Checks a property with inputs until the limits are reached. The same seed gives the same inputs in the same order. */
  readonly check: <Values extends [unknown, ...unknown[]]>(
    property: fc.IAsyncPropertyWithHooks<Values>,
    examples?: Values[],
  ) => Promise<void>;
  /** Of one test, in milliseconds; absent: that of the project. */
  readonly timeout?: number;
}

/** The settings of a fuzzer. */
export interface FuzzSettings {
  readonly seed: number;
  /** Inputs per target, unless the default is used. */
  readonly inputs: number | null;
  /** Time of all targets together, if it is limited. */
  readonly minutes: number | null;
}

const environment: FuzzSettings = {
  seed: Number(FUZZ_SEED),
  inputs: inputs === undefined ? null : Number(inputs),
  minutes: minutes === undefined ? null : Number(minutes),
};

/**
 * The limits of a fuzzer. `FUZZ_RUNS` sets the inputs per target, `FUZZ_SEED` chooses other inputs, and with
 * `FUZZ_MINUTES` all targets together repeat with the seeds that follow for that time. A target gets its inputs once at
 * least, even if the machine slept through the time.
 */
export function fuzzLimits(
  targets: number,
  defaultInputs: number,
  settings: FuzzSettings = environment,
): FuzzLimits {
  const numRuns = settings.inputs ?? defaultInputs;
  const timeLimit = settings.minutes === null ? 0 : (settings.minutes * 60_000) / targets;
  const isDefault = settings.inputs === null && settings.minutes === null;
  return {
    async check(property, examples = []) {
      const end = Date.now() + timeLimit;
      let { seed } = settings;
      await fc.assert(property, { seed, examples, numRuns: numRuns + examples.length });
      while (Date.now() < end) {
        seed += 1;
        await fc.assert(property, { seed, numRuns });
      }
    },
    // About a second for a hundred inputs on a slow machine.
    ...(!isDefault && { timeout: timeLimit + numRuns * 10 + margin }),
  };
}

/** Prints the number of inputs of a run, and the seed that repeats it. */
export function reportInputs(fuzzer: string, count: number): void {
  process.stdout.write(`${fuzzer}: ${count.toLocaleString('en-US')} inputs, FUZZ_SEED=${FUZZ_SEED}\n`);
}
