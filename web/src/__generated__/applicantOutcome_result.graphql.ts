/**
 * @generated SignedSource<<15da71d2ddf305b272d900e0bc8e2742>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type applicantOutcome_result$data = {
  readonly applicationId: string;
  readonly errors: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly " $fragmentType": "applicantOutcome_result";
};
export type applicantOutcome_result$key = {
  readonly " $data"?: applicantOutcome_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"applicantOutcome_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "applicantOutcome_result"
};

(node as any).hash = "77439b24bddbf92671714f08caaa13bb";

export default node;
