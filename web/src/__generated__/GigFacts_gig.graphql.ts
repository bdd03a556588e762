/**
 * @generated SignedSource<<89af0c95d52b73e91a4b6b526478a11a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
export type WorkerType = "F1099" | "W2" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigFacts_gig$data = {
  readonly boostBonus: {
    readonly amountCents: number;
    readonly currency: string;
  } | null | undefined;
  readonly employmentType: WorkerType | null | undefined;
  readonly endTime: string;
  readonly event: {
    readonly name: string;
  } | null | undefined;
  readonly isAutoSelectEnabled: boolean;
  readonly isRecurring: boolean;
  readonly movesToMarketplace: boolean;
  readonly movesToMarketplaceAt: string | null | undefined;
  readonly networkGroupNames: ReadonlyArray<string>;
  readonly noExperienceRequired: boolean;
  readonly opensToNetworkAt: string | null | undefined;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly type: GigType;
  readonly unpaidBreakMinutes: number;
  readonly " $fragmentSpreads": FragmentRefs<"GigRecurrence_gig" | "GigWage_gig">;
  readonly " $fragmentType": "GigFacts_gig";
};
export type GigFacts_gig$key = {
  readonly " $data"?: GigFacts_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigFacts_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigFacts_gig",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaidBreakMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employmentType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRecurring",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAutoSelectEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noExperienceRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "networkGroupNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensToNetworkAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "movesToMarketplace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "movesToMarketplaceAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Event",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "boostBonus",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amountCents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigWage_gig"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigRecurrence_gig"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "4f1b6a7446713b6307de45c3d73d2944";

export default node;
