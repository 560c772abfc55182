/** Imported first by a command that builds: React decides by it, when it is loaded, which of its two forms it has. */
process.env.NODE_ENV = 'production';
