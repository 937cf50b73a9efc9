/**
 * The content security policy lets no plain text become markup, code or the address of a worker. Two policies (named in
 * server/src/http/content-policy.ts) say what may; browsers without trusted types go by the rest of the policy.
 */
type Rules = {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (address: string) => string;
};
type Policy = { createScriptURL(address: string): unknown };

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
};

// React Aria empties its announcer by setting innerHTML to nothing; OpenLayers measures the height of a letter.
const harmless = new Set(['', 'M']);
trustedTypes?.createPolicy('default', { createHTML: (text) => (harmless.has(text) ? text : null) });

const own = trustedTypes?.createPolicy('shiptime', {
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && pathname.startsWith('/assets/')) return address;
    throw new TypeError(`not a worker of the portal: ${address}`);
  },
});

/** A worker made of a file of the portal itself (import … from './x.worker.ts?worker&url'). */
export const startWorker = (address: string): Worker =>
  new Worker((own?.createScriptURL(address) ?? address) as string, { type: 'module' });
