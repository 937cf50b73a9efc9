export type ImageSize = { readonly width: number; readonly height: number };

export type BytePatch = { readonly at: number; readonly bytes: Buffer };

/** `patches` overwrite location and camera data in place. */
export type CompleteImage = ImageSize & { readonly end: number; readonly patches: readonly BytePatch[] };
