/**
 * @generated SignedSource<<289a892989b0bde73e9624085c65421a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "APPROVED" | "DENIED" | "PENDING" | "%future added value";
export type BillingSource = "LOCATION" | "ORGANIZATION" | "%future added value";
export type LocationAccess = "ADMIN" | "ONSITE_MANAGER" | "ORGANIZATION_ADMIN" | "PLATFORM_ADMIN" | "TEAM_MEMBER" | "%future added value";
export type PaymentMethodStatus = "ACTIVE" | "FAILED" | "NOT_CONFIGURED" | "REQUIRES_ACTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LocationCard_location$data = {
  readonly address: {
    readonly city: string;
    readonly line1: string;
    readonly postalCode: string;
    readonly stateCode: string;
  };
  readonly approvalStatus: ApprovalStatus;
  readonly billingSource: BillingSource | null | undefined;
  readonly billingStatus: PaymentMethodStatus | null | undefined;
  readonly databaseId: number;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageCircle_image">;
  };
  readonly marketName: string | null | undefined;
  readonly name: string;
  readonly viewerAccess: LocationAccess | null | undefined;
  readonly " $fragmentType": "LocationCard_location";
};
export type LocationCard_location$key = {
  readonly " $data"?: LocationCard_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationCard_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationCard_location",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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
      "name": "approvalStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingSource",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "billingStatus",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketName",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerAccess",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostalAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImageCircle_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "b430c5a0780a636d23e8bc416871bbe6";

export default node;
