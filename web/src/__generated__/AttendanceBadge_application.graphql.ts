/**
 * @generated SignedSource<<97f85a60df1937138d588d49bb484302>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttendanceState = "CALLED_OUT" | "CANCELLED" | "EXPECTED" | "IN" | "LATE" | "NOT_RECORDED" | "NO_SHOW" | "ON_BREAK" | "OUT" | "SENT_HOME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttendanceBadge_application$data = {
  readonly attendance: {
    readonly since: string;
    readonly state: AttendanceState;
  } | null | undefined;
  readonly " $fragmentType": "AttendanceBadge_application";
};
export type AttendanceBadge_application$key = {
  readonly " $data"?: AttendanceBadge_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttendanceBadge_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttendanceBadge_application",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "ece172cae941b62c26d11a92750090a1";

export default node;
