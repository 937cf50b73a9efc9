/** Pixels. */
export type Picture = { readonly width: number; readonly height: number };

/** Bytes to write over those at a place. */
export type Patch = { readonly at: number; readonly bytes: Buffer };

/** `patches` remove where and by what a picture was taken, without moving anything. */
export type WholePicture = Picture & { readonly end: number; readonly patches: readonly Patch[] };
