/**
 * @generated SignedSource<<4e370612ba0ee58a678dd9134a7637b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarHeader_location$data = {
  readonly address: {
    readonly city: string;
    readonly line1: string;
    readonly stateCode: string;
  };
  readonly name: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarToolbar_location" | "GigsMenu_location" | "PostMenu_location">;
  readonly " $fragmentType": "CalendarHeader_location";
};
export type CalendarHeader_location$key = {
  readonly " $data"?: CalendarHeader_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarHeader_location">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CalendarHeader_location",
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
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GigsMenu_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostMenu_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarToolbar_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};

(node as any).hash = "be3c2f384e9c4979351b712a9b5e4f24";

export default node;
