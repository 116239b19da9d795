/** In the `_meta` of a call that one Wayfare passes on to another, which must not pass it on again. */
export const RELAYED_META = "wayfare/relayed";
