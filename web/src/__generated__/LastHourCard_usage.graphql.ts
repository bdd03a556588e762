/**
 * @generated SignedSource<<f45dc9cb647d6f4ca97ff466389ceb33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastHourCard_usage$data = {
  readonly minutes: ReadonlyArray<{
    readonly callSeconds: number;
    readonly operations: number;
    readonly refusals: number;
    readonly restCalls: number;
    readonly startedAt: string;
  }>;
  readonly " $fragmentType": "LastHourCard_usage";
};
export type LastHourCard_usage$key = {
  readonly " $data"?: LastHourCard_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastHourCard_usage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LastHourCard_usage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiUsageMinute",
      "kind": "LinkedField",
      "name": "minutes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restCalls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callSeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApiUsage",
  "abstractKey": null
};

(node as any).hash = "a1fea14100443d96771d2dca72a62cde";

export default node;
