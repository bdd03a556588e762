/**
 * @generated SignedSource<<799baa64eed15c375f18826ed275eee9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageReport_usage$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useUsageSources_usage">;
  readonly " $fragmentType": "UsageReport_usage";
};
export type UsageReport_usage$key = {
  readonly " $data"?: UsageReport_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageReport_usage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UsageReport_usage",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUsageSources_usage"
    }
  ],
  "type": "ApiUsage",
  "abstractKey": null
};

(node as any).hash = "5366d620b4cf41a081253990f49dd17c";

export default node;
