/** Import first in a command that builds, because React selects its production version when it is loaded. */
process.env.NODE_ENV = 'production';
