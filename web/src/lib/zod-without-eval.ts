/** Disables zod's JIT: the content security policy forbids eval, and even testing for eval is reported. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
