/**
 * @generated SignedSource<<df763963d3696f283c9bebce32aecf09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlacedPros_gig$data = {
  readonly roster: ReadonlyArray<{
    readonly attendance: {
      readonly state: AttendanceState;
    } | null | undefined;
    readonly id: string;
    readonly pro: {
      readonly displayName: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProAvatar_pro">;
    };
  }> | null | undefined;
  readonly " $fragmentType": "PlacedPros_gig";
};
export type PlacedPros_gig$key = {
  readonly " $data"?: PlacedPros_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacedPros_gig">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlacedPros_gig",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GigApplication",
        "kind": "LinkedField",
        "name": "roster",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Attendance",
            "kind": "LinkedField",
            "name": "attendance",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Pro",
            "kind": "LinkedField",
            "name": "pro",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProAvatar_pro"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "36f9416914345db69c0a87102209bdaf";

export default node;
