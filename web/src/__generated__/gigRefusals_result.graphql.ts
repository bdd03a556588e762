/**
 * @generated SignedSource<<7c758e3b5868f580626eb74d20b0097c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type gigRefusals_result$data = {
  readonly errors: ReadonlyArray<{
    readonly message: string;
  }>;
  readonly gigId: string;
  readonly " $fragmentType": "gigRefusals_result";
};
export type gigRefusals_result$key = {
  readonly " $data"?: gigRefusals_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"gigRefusals_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "gigRefusals_result"
};

(node as any).hash = "8ba32fe236872cea9f70bff30a2358b5";

export default node;
