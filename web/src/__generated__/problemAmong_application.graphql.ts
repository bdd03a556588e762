/**
 * @generated SignedSource<<fdceb6be4edbe52a29c92fb98e336c84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type problemAmong_application$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"workTimesOf_application">;
  readonly " $fragmentType": "problemAmong_application";
};
export type problemAmong_application$key = {
  readonly " $data"?: problemAmong_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"problemAmong_application">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "problemAmong_application"
};

(node as any).hash = "f29d6d577b40632cf7da9f64ee18b06f";

export default node;
