/**
 * Disables zod's JIT: the content security policy forbids eval, and even probing for it is
 * reported.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
