type Ciphers = typeof import('./ciphers-code.ts');

let loaded: Ciphers | null = null;

export const loadCiphers = async (): Promise<void> => {
  loaded ??= await import('./ciphers-code.ts');
};

export const loadedCiphers = (): Ciphers | null => loaded;
