/** Two Trusted Types policies, also named in server/src/http/content-policy.ts. */
type Rules = {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (address: string) => string;
};
type Policy = { createScriptURL(address: string): unknown };

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
};

// React Aria clears its announcer with an empty innerHTML; OpenLayers measures the letter M.
const harmless = new Set(['', 'M']);
trustedTypes?.createPolicy('default', { createHTML: (text) => (harmless.has(text) ? text : null) });

const own = trustedTypes?.createPolicy('shiptime', {
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && pathname.startsWith('/assets/')) return address;
    throw new TypeError(`not a worker of the portal: ${address}`);
  },
});

export const startWorker = (address: string): Worker =>
  new Worker((own?.createScriptURL(address) ?? address) as string, { type: 'module' });
