/**
 * @generated SignedSource<<a772056abab734ad1b0db72128fa9e8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventShiftCard_shift$data = {
  readonly contactName: string | null | undefined;
  readonly contactPhone: string | null | undefined;
  readonly endTime: string;
  readonly gigs: ReadonlyArray<{
    readonly id: string;
    readonly type: GigType;
    readonly " $fragmentSpreads": FragmentRefs<"EventGigRow_gig">;
  }> | null | undefined;
  readonly id: string;
  readonly location: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "EventShiftCard_shift";
};
export type EventShiftCard_shift$key = {
  readonly " $data"?: EventShiftCard_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventShiftCard_shift">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventShiftCard_shift",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "contactName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gigs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventGigRow_gig"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventShift",
  "abstractKey": null
};
})();

(node as any).hash = "77d6249cc108ff12951d38ccc89000f3";

export default node;
