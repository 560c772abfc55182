import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What went wrong in the pages of a test, as lines of text. */
export interface Guards {
  readonly findings: string[];
}

/**
 * Listens to every page of a context: errors and warnings on the console, errors that
 * nothing caught (React reports a failed hydration as one), violations of the content
 * security policy, requests to another origin, and a page that was drawn anew where it was to be taken over.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Guards> {
  const findings: string[] = [];
  context.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) findings.push(describe(message));
  });
  context.on('weberror', (error) => findings.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && new URL(url).origin !== origin)
      findings.push(`request to another origin: ${url}`);
  });
  await context.addInitScript(reportViolations);
  await context.addInitScript(reportDrawnAnew);
  await context.addInitScript(refuseTracking);
  return { findings };
}

function describe(message: ConsoleMessage): string {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`;
}

/** Runs in the page. Chrome's own words on the console leave out what the page itself reports only. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
    console.error(
      `content security policy: ${effectiveDirective} blocked ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
    );
  });
}

/** Runs in the page. So no page shows a frame of another site by itself: a test that wants one takes this back. */
function refuseTracking(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}

/** Runs in the page. What a visitor typed before the script was there is lost when the script draws the page anew. */
function reportDrawnAnew(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const written = document.querySelector('main');
    const check = () => {
      if (written?.isConnected === false) console.error('The script has drawn anew what the document held');
    };
    document.addEventListener('site:ready', check, { once: true });
  });
}
