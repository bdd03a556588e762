/**
 * @generated SignedSource<<d615cccae73752ed1c0f547db5450b25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type openCount_applications$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly stage: ApplicantStage;
    };
  }>;
  readonly " $fragmentType": "openCount_applications";
};
export type openCount_applications$key = {
  readonly " $data"?: openCount_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"openCount_applications">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "openCount_applications"
};

(node as any).hash = "721ff6c312ba72a5af0e2c9147aa12ce";

export default node;
