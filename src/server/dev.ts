import { policies, termPlans } from 'virtual:catalog';
import { leadForms } from 'virtual:lead-forms';
import { apiMiddleware } from './api/middleware.ts';

/** The API for the development server, with the catalog and forms as they are now. */
export const api = apiMiddleware({ catalog: { policies, termPlans }, leadForms, dataDir: process.env.DATA_DIR ?? 'data' });
