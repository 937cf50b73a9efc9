export type Picture = { readonly width: number; readonly height: number };

/** Bytes that replace those at an offset. */
export type Patch = { readonly at: number; readonly bytes: Buffer };

/** `patches` overwrite location and camera data in place. */
export type WholePicture = Picture & { readonly end: number; readonly patches: readonly Patch[] };
