/** In points. */
export type Picture = { readonly width: number; readonly height: number };

/** A picture, and where it ends in its file. */
export type WholePicture = Picture & { readonly end: number };
