import type { Browser } from '@playwright/test';

const sayRefusals = (): void => {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    const { sayRefusal } = globalThis as unknown as { sayRefusal(text: string): void };
    sayRefusal(`${effectiveDirective} ${blockedURI} “${sample}” ${sourceFile}:${lineNumber}`);
  });
};

export const collectPolicyViolations = (browser: Browser): string[] => {
  const heard: string[] = [];
  browser.on('context', (context) => {
    void context.exposeBinding('sayRefusal', ({ page }, text: string) => {
      heard.push(`${page.url()}: ${text}`);
    });
    void context.addInitScript(sayRefusals);
    context.on('console', (message) => {
      const text = message.text();
      if (/content security policy|trusted ?(html|script|type)/i.test(text)) {
        heard.push(`${message.page()?.url() ?? 'a worker'}: ${text}`);
      }
    });
  });
  return heard;
};
