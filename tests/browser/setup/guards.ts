import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The problems in the pages of a test, as lines of text. */
export interface Guards {
  readonly findings: string[];
}

/**
 * Listens to every page of a context: errors and warnings on the console, uncaught errors (React reports a failed
 * hydration as one), violations of the content security policy, requests to another origin, and a page that was
 * rendered again instead of hydrated.
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
  await context.addInitScript(reportRenderedAgain);
  await context.addInitScript(refuseTracking);
  return { findings };
}

function describe(message: ConsoleMessage): string {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`;
}

/** Runs in the page. Chrome's own message on the console does not have all details of the event. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
    console.error(
      `content security policy: ${effectiveDirective} blocked ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
    );
  });
}

/** Runs in the page. Without tracking, no page shows a frame of another site by itself. A test can undo this. */
function refuseTracking(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}

/** Runs in the page. If the script renders the page again, what a visitor has typed before is lost. */
function reportRenderedAgain(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const prerendered = document.querySelector('main');
    const check = () => {
      if (prerendered?.isConnected === false) console.error('The script has rendered the page again');
    };
    document.addEventListener('site:ready', check, { once: true });
  });
}
