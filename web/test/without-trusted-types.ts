/**
 * Workers come from the test server's address, which the Trusted Types policy refuses, so the API is removed.
 */
Object.defineProperty(globalThis, 'trustedTypes', { value: undefined, configurable: true });
