/** Pixels. */
export type Picture = { readonly width: number; readonly height: number };

export type WholePicture = Picture & { readonly end: number };
