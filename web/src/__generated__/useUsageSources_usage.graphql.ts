/**
 * @generated SignedSource<<ddd39efa8d81597935c072a5199d6e34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUsageSources_usage$data = {
  readonly sources: ReadonlyArray<{
    readonly apiToken: {
      readonly hint: string;
      readonly name: string;
    } | null | undefined;
    readonly apiTokenDatabaseId: number | null | undefined;
    readonly callTime: {
      readonly fullInSeconds: number;
      readonly left: number;
      readonly limit: number;
    };
    readonly minutes: ReadonlyArray<{
      readonly callSeconds: number;
      readonly operations: number;
      readonly refusals: number;
      readonly restCalls: number;
      readonly startedAt: string;
    }>;
  }>;
  readonly " $fragmentType": "useUsageSources_usage";
};
export type useUsageSources_usage$key = {
  readonly " $data"?: useUsageSources_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUsageSources_usage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useUsageSources_usage",
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
          "concreteType": "ApiCallTime",
          "kind": "LinkedField",
          "name": "callTime",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "left",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "limit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullInSeconds",
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

(node as any).hash = "f8d60acb3b0ed042ab455e000e3b8ae8";

export default node;
