/**
 * Schemas are to be read, not compiled: the content security policy forbids making code from text, and even the
 * question whether it does is reported as a violation. zod takes its configuration from here, whenever it is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
