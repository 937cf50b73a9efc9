type Ciphers = typeof import('./ciphers-code.ts');

let loaded: Ciphers | null = null;

/** Fetched with the account: only who is signed in has something to seal, and by then it may be needed without a network. */
export const loadCiphers = async (): Promise<void> => {
  loaded ??= await import('./ciphers-code.ts');
};

/** null: not fetched. */
export const ciphers = (): Ciphers | null => loaded;
