/**
 * @generated SignedSource<<46ab7e70e11c3b6a33197a53489bf182>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoverageMatrix_shifts$data = ReadonlyArray<{
  readonly endTime: string;
  readonly gigs: ReadonlyArray<{
    readonly fill: {
      readonly confirmed: number;
      readonly missing: number | null | undefined;
      readonly noShows: number | null | undefined;
      readonly offered: number | null | undefined;
      readonly places: number;
      readonly selected: number;
    };
    readonly skill: {
      readonly name: string;
    };
  }> | null | undefined;
  readonly id: string;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "CoverageMatrix_shifts";
}>;
export type CoverageMatrix_shifts$key = ReadonlyArray<{
  readonly " $data"?: CoverageMatrix_shifts$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageMatrix_shifts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CoverageMatrix_shifts",
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
      "concreteType": "Gig",
      "kind": "LinkedField",
      "name": "gigs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Skill",
          "kind": "LinkedField",
          "name": "skill",
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
          "alias": null,
          "args": null,
          "concreteType": "GigFill",
          "kind": "LinkedField",
          "name": "fill",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "places",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confirmed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "selected",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "missing",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "offered",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "noShows",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventShift",
  "abstractKey": null
};

(node as any).hash = "68272e66de3dbfd4c819978464918369";

export default node;
