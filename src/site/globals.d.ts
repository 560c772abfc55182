/** The beginning of all addresses of this build: /hi, or nothing for the first language. A bundler puts it in. */
declare const __SITE_BASE__: string;
