/**
 * @generated SignedSource<<fe06c2115dd00eaa05f1570ce27db3ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageReport_usage$data = {
  readonly sources: ReadonlyArray<{
    readonly apiToken: {
      readonly hint: string;
      readonly name: string;
    } | null | undefined;
    readonly apiTokenDatabaseId: number | null | undefined;
    readonly minutes: ReadonlyArray<{
      readonly callSeconds: number;
      readonly operations: number;
      readonly refusals: number;
      readonly restCalls: number;
      readonly startedAt: string;
    }>;
  }>;
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
      "alias": null,
      "args": null,
      "concreteType": "ApiUsageSource",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "apiTokenDatabaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ApiToken",
          "kind": "LinkedField",
          "name": "apiToken",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hint",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
      "storageKey": null
    }
  ],
  "type": "ApiUsage",
  "abstractKey": null
};

(node as any).hash = "ba1d539870d1454b0a63001b3255a80f";

export default node;
