/** What a page reports. The gateway checks the form: there is no place for anything that a person typed. */
export type Signal =
  | { readonly type: 'screen'; readonly screen: string; readonly at: number }
  | { readonly type: 'action'; readonly operation: string; readonly at: number }
  | {
      readonly type: 'failure';
      readonly screen: string;
      readonly operation: string;
      readonly failure: { readonly kind: 'schema' } | { readonly kind: 'refused'; readonly status: number };
      readonly requestId: string | null;
    }
  | Visit;

/** How long a screen took to open, and what it requested. */
export interface Visit {
  readonly type: 'visit';
  readonly screen: string;
  readonly cause: 'pageload' | 'navigation';
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly ms: number;
  readonly requests: readonly VisitRequest[];
  readonly profile: VisitProfile | null;
}

/** A request of a visit; `offset` is in milliseconds since its start. */
interface VisitRequest {
  readonly operation: string;
  readonly offset: number;
  readonly ms: number;
  readonly isFailed: boolean;
}

/** Where the time of a visit went. */
export interface VisitProfile {
  readonly frames: readonly {
    readonly function: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }[];
  /** Indexes of frames, the innermost first. */
  readonly stacks: readonly (readonly number[])[];
  readonly samples: readonly { readonly ms: number; readonly stack: number }[];
}
