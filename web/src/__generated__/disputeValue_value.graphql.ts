/**
 * @generated SignedSource<<280e447e97518cfca2f8f0fd73bd6c4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type disputeValue_value$data = {
  readonly amount: {
    readonly amountCents: number;
  };
  readonly minutes: number | null | undefined;
  readonly " $fragmentType": "disputeValue_value";
};
export type disputeValue_value$key = {
  readonly " $data"?: disputeValue_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"disputeValue_value">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "disputeValue_value"
};

(node as any).hash = "69178a7316ba1ec5f2467493d722e940";

export default node;
