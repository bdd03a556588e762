/**
 * @generated SignedSource<<f9e021bfb66896f3fd45e420665bdb6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventShifts_shifts$data = ReadonlyArray<{
  readonly gigs: ReadonlyArray<{
    readonly type: GigType;
  }> | null | undefined;
  readonly id: string;
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EditShiftDialog_shift" | "EventShiftCard_shift">;
  readonly " $fragmentType": "EventShifts_shifts";
}>;
export type EventShifts_shifts$key = ReadonlyArray<{
  readonly " $data"?: EventShifts_shifts$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventShifts_shifts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "EventShifts_shifts",
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
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventShiftCard_shift"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditShiftDialog_shift"
    }
  ],
  "type": "EventShift",
  "abstractKey": null
};

(node as any).hash = "743b97304c636984cbede02d044b9dbf";

export default node;
