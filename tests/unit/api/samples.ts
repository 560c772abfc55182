import type { Http, Policy } from '../../../src/plan/config.generated.ts';

export const http = (base: string): Http => ({
  base,
  timeout: 2000,
  timeoutMessage: 'Request timeout. Please try again.',
  rateLimitMessage: 'Rate limit exceeded. Slow down and retry.',
});

export const policy: Policy = {
  id: 'health-shield-plus',
  type: 'health',
  name: 'Health Shield Plus',
  provider: 'Himadri Health',
  premium: 899,
  coverage: 300000,
  csr: 94.2,
  benefits: ['In-patient treatment'],
  exclusions: ['Cosmetic treatment'],
};
