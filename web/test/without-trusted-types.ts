/**
 * The portal starts workers only from its built files (web/src/lib/trusted-types.ts); here they come from the server of the
 * tests. Without trusted types the page goes on as in a browser that does not know them.
 */
Object.defineProperty(globalThis, 'trustedTypes', { value: undefined, configurable: true });
